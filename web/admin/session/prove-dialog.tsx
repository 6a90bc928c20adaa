import { useState } from 'react'

import { DeskFreshenDocument } from '../graph/generated/operations.js'
import { sentenceAt, wholeSentence } from '../graph/refusal.js'
import { DeskButton } from '../ui/desk-button.js'
import { DeskDialog } from '../ui/desk-dialog.js'
import { DeskForm } from '../ui/desk-form.js'
import { NoteBar } from '../ui/note-bar.js'
import { TextField } from '../ui/text-field.js'
import { useSending } from './use-sending.js'

interface ProveDialogProps {
  readonly onEnd: (isProven: boolean) => void
}

/** Asks for both factors anew before something that matters; what was about to be done goes on afterwards. */
export function ProveDialog({ onEnd }: ProveDialogProps) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { isBusy, refusal, send } = useSending(DeskFreshenDocument, ({ freshenSession }) => freshenSession)
  const submit = async () => {
    if (await send({ password, code })) onEnd(true)
  }
  const whole = wholeSentence(refusal, ['password', 'code'])
  return (
    <DeskDialog title="Show that it is you" onClose={() => onEnd(false)}>
      <DeskForm onSubmit={submit}>
        <p>This takes a proof of the last ten minutes. What you were doing goes on afterwards.</p>
        {whole && <NoteBar tone="bad">{whole}</NoteBar>}
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          value={password}
          onValue={setPassword}
          error={sentenceAt(refusal, 'password')}
        />
        <TextField
          label="Code"
          hint="Six digits of your app, or a recovery code."
          autoComplete="one-time-code"
          value={code}
          onValue={setCode}
          error={sentenceAt(refusal, 'code')}
        />
        <Choice isBusy={isBusy} onEnd={onEnd} />
      </DeskForm>
    </DeskDialog>
  )
}

function Choice({ isBusy, onEnd }: ProveDialogProps & { readonly isBusy: boolean }) {
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <DeskButton tone="quiet" onClick={() => onEnd(false)}>
        Not now
      </DeskButton>
      <DeskButton tone="solid" type="submit" isBusy={isBusy}>
        Confirm
      </DeskButton>
    </div>
  )
}
