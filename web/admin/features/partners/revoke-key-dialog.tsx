import { DeskRevokeApiKeyDocument } from '../../graph/generated/partners/graphql.js'
import { formError } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import type { KeyDialogProps } from './partner.js'
import { partnersCopy } from './partners.copy.js'

const copy = partnersCopy.revokeKeyDialog

/** Asks for confirmation before a key stops working everywhere. */
export function RevokeKeyDialog({ apiKey: { id: keyId, name }, onChanged, onClose }: KeyDialogProps) {
  const { mutate, isBusy, error } = useDeskMutation(DeskRevokeApiKeyDocument, ({ revokeApiKey }) => revokeApiKey)
  const revoke = async () => {
    if (!(await mutate({ keyId }))) return
    await onChanged()
    onClose()
  }
  return (
    <DeskDialog title={copy.title(name)} onClose={onClose}>
      <DialogForm submitLabel={copy.action} variant="danger" isBusy={isBusy} error={formError(error)} onSubmit={revoke}>
        <p>{copy.text(keyId)}</p>
      </DialogForm>
    </DeskDialog>
  )
}
