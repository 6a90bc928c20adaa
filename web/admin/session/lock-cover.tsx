import { Button } from '@seneb/ui/button'
import { Lock } from 'lucide-react'
import { useState } from 'react'

import { DeskUnlockDocument } from '../graph/generated/session/graphql.js'
import { messageAt, formError } from '../graph/desk-error.js'
import { DeskForm } from '../ui/desk-form.js'
import { NoteBar } from '../ui/note-bar.js'
import { PasskeyMethod } from './passkey-way.js'
import { proofCopy } from './proof.copy.js'
import { useStaffSession } from './staff-session.js'
import { useProving } from './use-proving.js'
import { TextField } from '../ui/fields.js'

const copy = proofCopy.lockCover

/** Covers the whole desk while its session is locked; the page underneath is unchanged after unlocking. */
export function LockCover({ name }: { readonly name: string }) {
  const [password, setPassword] = useState('')
  const { refresh, signOut } = useStaffSession()
  const unlocking = useProving(DeskUnlockDocument, ({ unlockSession }) => unlockSession)
  const { isBusy, error } = unlocking
  const unlock = async (isByPasskey: boolean) => {
    const isOpen = await (isByPasskey ? unlocking.sendPasskey({}) : unlocking.send({ password }))
    setPassword('')
    if (isOpen) await refresh()
  }
  const message = formError(error, ['password'])
  return (
    <main className="desk-cover">
      <DeskForm className="desk-card" onSubmit={() => unlock(false)}>
        <LockText name={name} />
        {message && <NoteBar tone="bad">{message}</NoteBar>}
        <PasskeyMethod label={copy.unlockWithAPasskey} isBusy={isBusy} onRequest={() => void unlock(true)} />
        <TextField
          label={copy.password}
          type="password"
          autoComplete="current-password"
          autoFocus
          value={password}
          onValue={setPassword}
          error={messageAt(error, 'password')}
        />
        <Button variant="outline" type="submit" isBusy={isBusy}>
          {copy.unlock}
        </Button>
        <Button variant="quiet" onClick={() => void signOut()}>
          {copy.signOutInstead}
        </Button>
      </DeskForm>
    </main>
  )
}

function LockText({ name }: { readonly name: string }) {
  return (
    <>
      <h1 className="desk-title flex items-center gap-3">
        <Lock aria-hidden size={22} />
        {copy.title}
      </h1>
      <p>{copy.text(name)}</p>
    </>
  )
}
