import { DeskRemovePasskeyDocument } from '../../graph/generated/passkeys/graphql.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import type { Passkey } from './passkey.js'
import { passkeysCopy } from './passkeys.copy.js'

const copy = passkeysCopy.removePasskeyDialog

interface RemovePasskeyDialogProps {
  readonly passkey: Passkey
  readonly onEnd: (isChanged: boolean) => void
}

/** Asks for confirmation before a passkey stops working. */
export function RemovePasskeyDialog({ passkey, onEnd }: RemovePasskeyDialogProps) {
  const { mutate, isBusy, error } = useDeskMutation(DeskRemovePasskeyDocument, ({ removePasskey }) => removePasskey)
  const remove = async () => {
    if (await mutate({ passkeyId: passkey.id })) onEnd(true)
  }
  return (
    <DeskDialog title={copy.title(passkey.name)} onClose={() => onEnd(false)}>
      <DialogForm submitLabel={copy.action} variant="danger" isBusy={isBusy} error={error?.message} onSubmit={remove}>
        <p>{copy.text}</p>
      </DialogForm>
    </DeskDialog>
  )
}
