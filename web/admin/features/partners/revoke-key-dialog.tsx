import { DeskRevokeApiKeyDocument } from '../../graph/generated/partners/graphql.js'
import { wholeSentence } from '../../graph/refusal.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import type { KeyDialogProps } from './partner.js'

/** Asks for confirmation before a key stops working everywhere. */
export function RevokeKeyDialog({ apiKey: { id: keyId, name }, onChanged, onClose }: KeyDialogProps) {
  const { act, isBusy, refusal } = useDeskMutation(DeskRevokeApiKeyDocument, ({ revokeApiKey }) => revokeApiKey)
  const revoke = async () => {
    if (!(await act({ keyId }))) return
    await onChanged()
    onClose()
  }
  return (
    <DeskDialog title={`Revoke ${name}?`} onClose={onClose}>
      <DialogForm act="Revoke it" variant="danger" isBusy={isBusy} refusal={wholeSentence(refusal)} onSubmit={revoke}>
        <p>
          The key {keyId} will stop working everywhere within a second and can't be restored. Anything still using it
          will fail until it has a new key.
        </p>
      </DialogForm>
    </DeskDialog>
  )
}
