import { useEffect, useState } from 'react'

import { RequestResetForm } from '../features/resets/request-reset-form.js'
import { ResetForm } from '../features/resets/reset-form.js'
import { useHash } from '../paths/use-hash.js'
import { NileGround } from '../ui/nile-ground.js'
import { NoteBar } from '../ui/note-bar.js'
import { resetsCopy } from '../features/resets/resets.copy.js'

const copy = resetsCopy.resetPage

/**
 * Page to request a new password, and target of the mailed link. Its secret follows the #, so it is sent to neither
 * logs nor other sites.
 */
export function ResetPage() {
  const token = useHash()
  const [isReset, setReset] = useState(false)
  useEffect(() => {
    document.title = copy.newPasswordSenebStaff
  }, [])
  return (
    <NileGround title={copy.aNewPassword}>
      {isReset ? (
        <Done />
      ) : token ? (
        <ResetForm key={token} token={token} onReset={() => setReset(true)} />
      ) : (
        <RequestResetForm />
      )}
    </NileGround>
  )
}

function Done() {
  return (
    <div className="desk-form">
      <NoteBar tone="good" title={copy.yourPasswordIsSet}>
        {copy.note}
      </NoteBar>
      <a href="/admin/sign-in" className="button button-gold">
        {copy.signIn}
      </a>
    </div>
  )
}
