import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { DeskFreshenDocument } from '../graph/generated/session/graphql.js'
import { messageAt, formError, type DeskError } from '../graph/desk-error.js'
import { DeskDialog } from '../ui/desk-dialog.js'
import { DeskForm } from '../ui/desk-form.js'
import { NoteBar } from '../ui/note-bar.js'
import { PasskeyMethod } from './passkey-way.js'
import { proofCopy } from './proof.copy.js'
import { useProving } from './use-proving.js'
import { TextField } from '../ui/fields.js'

const copy = proofCopy.proveDialog

/** Methods by which a person can prove their identity. */
export interface SignInMethods {
  readonly hasPasskey: boolean
  readonly hasPassword: boolean
}

interface ProveDialogProps {
  readonly signInMethods: SignInMethods
  readonly onEnd: (isProven: boolean) => void
}

const nothing = { password: '', code: '' }

/** Dialog that requires a passkey, or both factors, again before a sensitive action; the action then continues. */
export function ProveDialog({ signInMethods: { hasPasskey, hasPassword }, onEnd }: ProveDialogProps) {
  const [typed, setTyped] = useState(nothing)
  const { isBusy, error, send, sendPasskey } = useProving(DeskFreshenDocument, ({ reauthenticate }) => reauthenticate)
  const prove = async (isByPasskey: boolean) => {
    if (await (isByPasskey ? sendPasskey({}) : send(typed))) onEnd(true)
  }
  const message = formError(error, Object.keys(nothing))
  return (
    <DeskDialog title={copy.title} onClose={() => onEnd(false)}>
      <DeskForm onSubmit={() => prove(false)}>
        <p>{copy.text}</p>
        {message && <NoteBar tone="bad">{message}</NoteBar>}
        {hasPasskey && (
          <PasskeyMethod variant="brand" label={copy.useAPasskey} isBusy={isBusy} onRequest={() => void prove(true)} />
        )}
        {hasPassword && <BothFactors typed={typed} onTyped={setTyped} error={error} />}
        <Choice hasPassword={hasPassword} isBusy={isBusy} onEnd={onEnd} />
      </DeskForm>
    </DeskDialog>
  )
}

interface BothFactorsProps {
  readonly typed: typeof nothing
  readonly onTyped: (typed: typeof nothing) => void
  readonly error: DeskError | undefined
}

function BothFactors({ typed, onTyped, error }: BothFactorsProps) {
  return (
    <>
      <TextField
        label={copy.password}
        type="password"
        autoComplete="current-password"
        value={typed.password}
        onValue={(password) => onTyped({ ...typed, password })}
        error={messageAt(error, 'password')}
      />
      <TextField
        label={copy.code}
        hint={copy.hint}
        autoComplete="one-time-code"
        value={typed.code}
        onValue={(code) => onTyped({ ...typed, code })}
        error={messageAt(error, 'code')}
      />
    </>
  )
}

interface ChoiceProps extends Pick<ProveDialogProps, 'onEnd'> {
  readonly hasPassword: boolean
  readonly isBusy: boolean
}

function Choice({ hasPassword, isBusy, onEnd }: ChoiceProps) {
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button variant="quiet" onClick={() => onEnd(false)}>
        {copy.cancel}
      </Button>
      {hasPassword && (
        <Button variant="outline" type="submit" isBusy={isBusy}>
          {copy.confirm}
        </Button>
      )}
    </div>
  )
}
