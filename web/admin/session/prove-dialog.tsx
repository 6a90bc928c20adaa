import { useState } from 'react'

import { DeskFreshenDocument } from '../graph/generated/operations.js'
import { sentenceAt, wholeSentence, type Refusal } from '../graph/refusal.js'
import { DeskButton } from '../ui/desk-button.js'
import { DeskDialog } from '../ui/desk-dialog.js'
import { DeskForm } from '../ui/desk-form.js'
import { NoteBar } from '../ui/note-bar.js'
import { TextField } from '../ui/text-field.js'
import { PasskeyWay } from './passkey-way.js'
import { useProving } from './use-proving.js'

interface ProveDialogProps {
  readonly onEnd: (isProven: boolean) => void
}

const nothing = { password: '', code: '' }

/** Asks for a passkey, or for both factors anew, before something that matters; what was begun goes on afterwards. */
export function ProveDialog({ onEnd }: ProveDialogProps) {
  const [typed, setTyped] = useState(nothing)
  const { isBusy, refusal, send, sendPasskey } = useProving(DeskFreshenDocument, ({ freshenSession }) => freshenSession)
  const prove = async (isByPasskey: boolean) => {
    if (await (isByPasskey ? sendPasskey({}) : send(typed))) onEnd(true)
  }
  const whole = wholeSentence(refusal, Object.keys(nothing))
  return (
    <DeskDialog title="Show that it is you" onClose={() => onEnd(false)}>
      <DeskForm onSubmit={() => prove(false)}>
        <p>This takes a proof of the last ten minutes. Then you carry on where you were.</p>
        {whole && <NoteBar tone="bad">{whole}</NoteBar>}
        <PasskeyWay tone="solid" label="Use a passkey" isBusy={isBusy} onAsk={() => void prove(true)} />
        <BothFactors typed={typed} onTyped={setTyped} refusal={refusal} />
        <Choice isBusy={isBusy} onEnd={onEnd} />
      </DeskForm>
    </DeskDialog>
  )
}

interface BothFactorsProps {
  readonly typed: typeof nothing
  readonly onTyped: (typed: typeof nothing) => void
  readonly refusal: Refusal | undefined
}

function BothFactors({ typed, onTyped, refusal }: BothFactorsProps) {
  return (
    <>
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        value={typed.password}
        onValue={(password) => onTyped({ ...typed, password })}
        error={sentenceAt(refusal, 'password')}
      />
      <TextField
        label="Code"
        hint="Six digits of your app, or a recovery code."
        autoComplete="one-time-code"
        value={typed.code}
        onValue={(code) => onTyped({ ...typed, code })}
        error={sentenceAt(refusal, 'code')}
      />
    </>
  )
}

function Choice({ isBusy, onEnd }: ProveDialogProps & { readonly isBusy: boolean }) {
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <DeskButton tone="quiet" onClick={() => onEnd(false)}>
        Not now
      </DeskButton>
      <DeskButton tone="out" type="submit" isBusy={isBusy}>
        Confirm
      </DeskButton>
    </div>
  )
}
