import { useState } from 'react'

import { DeskRollApiKeyDocument } from '../../graph/generated/partners/graphql.js'
import { messageAt, formError } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { NewKey } from './key-shown.js'
import { typedNumber, type KeyDialogProps } from './partner.js'
import { partnersCopy } from './partners.copy.js'
import { useCreatedKey } from './use-created-key.js'
import { TextField } from '../../ui/fields.js'

const copy = partnersCopy.rollKeyDialog

/** Creates a key that replaces another, which continues to work for some hours. */
export function RollKeyDialog({ apiKey: { id: keyId, name }, onChanged, onClose }: KeyDialogProps) {
  const [hours, setHours] = useState('24')
  const rolling = useDeskMutation(DeskRollApiKeyDocument, ({ rollApiKey }) => rollApiKey)
  const { isLost, createdKey, make } = useCreatedKey(rolling, onChanged)
  return (
    <DeskDialog title={createdKey ? copy.theNewKey : copy.replace(name)} onClose={onClose}>
      {createdKey ? (
        <NewKey createdKey={createdKey} onDone={onClose} />
      ) : (
        <DialogForm
          submitLabel={copy.action}
          isBusy={rolling.isBusy}
          error={isLost ?? formError(rolling.error, ['graceHours'])}
          onSubmit={() => make({ keyId, graceHours: typedNumber(hours) })}
        >
          <p>{copy.text(keyId)}</p>
          <TextField
            label={copy.label}
            hint={copy.hint}
            name="graceHours"
            inputMode="numeric"
            autoComplete="off"
            value={hours}
            onValue={setHours}
            error={messageAt(rolling.error, 'graceHours')}
          />
        </DialogForm>
      )}
    </DeskDialog>
  )
}
