import { useState } from 'react'

import { DeskRenamePasskeyDocument } from '../../graph/generated/passkeys/graphql.js'
import { messageAt, formError } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import type { Passkey } from './passkey.js'
import { PasskeyNameField } from './passkey-name-field.js'
import { passkeysCopy } from './passkeys.copy.js'

const copy = passkeysCopy.renamePasskeyDialog

interface RenamePasskeyDialogProps {
  readonly passkey: Passkey
  readonly onEnd: (isChanged: boolean) => void
}

/** Renames a passkey. */
export function RenamePasskeyDialog({ passkey, onEnd }: RenamePasskeyDialogProps) {
  const [name, setName] = useState(passkey.name)
  const { mutate, isBusy, error } = useDeskMutation(DeskRenamePasskeyDocument, ({ renamePasskey }) => renamePasskey)
  const rename = async () => {
    if (await mutate({ passkeyId: passkey.id, name })) onEnd(true)
  }
  return (
    <DeskDialog title={copy.title(passkey.name)} onClose={() => onEnd(false)}>
      <DialogForm submitLabel={copy.action} isBusy={isBusy} error={formError(error, ['name'])} onSubmit={rename}>
        <PasskeyNameField value={name} onValue={setName} error={messageAt(error, 'name')} />
      </DialogForm>
    </DeskDialog>
  )
}
