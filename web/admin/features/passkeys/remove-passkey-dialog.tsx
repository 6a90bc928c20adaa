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
  const { act, isBusy, refusal } = useDeskMutation(DeskRemovePasskeyDocument, ({ removePasskey }) => removePasskey)
  const remove = async () => {
    if (await act({ passkeyId: passkey.id })) onEnd(true)
  }
  return (
    <DeskDialog title={copy.title(passkey.name)} onClose={() => onEnd(false)}>
      <DialogForm act={copy.action} variant="danger" isBusy={isBusy} refusal={refusal?.message} onSubmit={remove}>
        <p>{copy.text}</p>
      </DialogForm>
    </DeskDialog>
  )
}
