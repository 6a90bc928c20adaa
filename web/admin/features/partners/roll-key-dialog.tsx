import { useState } from 'react'

import { DeskRollApiKeyDocument } from '../../graph/generated/partners/graphql.js'
import { sentenceAt, wholeSentence } from '../../graph/refusal.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { KeyShown } from './key-shown.js'
import { typedNumber, type KeyDialogProps } from './partner.js'
import { useMadeKey } from './use-made-key.js'
import { TextField } from '../../ui/fields.js'

/** Creates a key that replaces another, which continues to work for some hours. */
export function RollKeyDialog({ apiKey: { id: keyId, name }, onChanged, onClose }: KeyDialogProps) {
  const [hours, setHours] = useState('24')
  const rolling = useDeskMutation(DeskRollApiKeyDocument, ({ rollApiKey }) => rollApiKey)
  const { isLost, made, make } = useMadeKey(rolling, onChanged)
  return (
    <DeskDialog title={made ? 'The new key' : `Replace ${name}`} onClose={onClose}>
      {made ? (
        <KeyShown made={made} onDone={onClose} />
      ) : (
        <DialogForm
          act="Create the new key"
          isBusy={rolling.isBusy}
          refusal={isLost ?? wholeSentence(rolling.refusal, ['graceHours'])}
          onSubmit={() => make({ keyId, graceHours: typedNumber(hours) })}
        >
          <p>The new key may do the same, and lasts as long as {keyId} was made for.</p>
          <TextField
            label="Old key stays valid for (hours)"
            hint="From 0, which ends it immediately, to 168, which is a week."
            name="graceHours"
            inputMode="numeric"
            autoComplete="off"
            value={hours}
            onValue={setHours}
            error={sentenceAt(rolling.refusal, 'graceHours')}
          />
        </DialogForm>
      )}
    </DeskDialog>
  )
}
