import { DeskRevokePersonalTokenDocument } from '../../graph/generated/account/graphql.js'
import { formError } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { accountCopy } from './account.copy.js'
import type { PersonalToken } from './personal-token.js'

const copy = accountCopy.revokeTokenDialog

interface RevokeTokenDialogProps {
  readonly token: PersonalToken
  readonly onChanged: () => Promise<void>
  readonly onClose: () => void
}

/** Asks for confirmation before a token stops working everywhere. */
export function RevokeTokenDialog({ token: { id, name, prefix }, onChanged, onClose }: RevokeTokenDialogProps) {
  const { error, isBusy, mutate } = useDeskMutation(
    DeskRevokePersonalTokenDocument,
    ({ revokePersonalToken }) => revokePersonalToken,
  )
  const revoke = async () => {
    if (!(await mutate({ id }))) return
    await onChanged()
    onClose()
  }
  return (
    <DeskDialog title={copy.title(name)} onClose={onClose}>
      <DialogForm submitLabel={copy.action} variant="danger" isBusy={isBusy} error={formError(error)} onSubmit={revoke}>
        <p>{copy.text(prefix)}</p>
      </DialogForm>
    </DeskDialog>
  )
}
