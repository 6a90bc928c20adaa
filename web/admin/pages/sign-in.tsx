import { useEffect, useState } from 'react'

import { CodeStep } from '../features/sign-in/code-step.js'
import { NileGround } from '../features/sign-in/nile-ground.js'
import { PasswordStep } from '../features/sign-in/password-step.js'
import { pathAfter } from '../paths/path-after.js'
import { useStaffSession } from '../session/staff-session.js'
import { enterDesk } from '../paths/desk-path.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'

/** The door of the desk (D-37). */
export function SignInPage() {
  const { viewer, refresh } = useStaffSession()
  const [stepToken, setStepToken] = useState<string>()
  useEffect(() => {
    document.title = 'Sign in · Seneb staff desk'
  }, [])
  const isSomebody = Boolean(viewer)
  useEffect(() => {
    if (isSomebody) enterDesk(pathAfter(window.location.search))
  }, [isSomebody])
  return (
    <NileGround title="Staff desk">
      {isSomebody ? (
        <SkeletonRows />
      ) : stepToken === undefined ? (
        <PasswordStep onStep={setStepToken} />
      ) : (
        <CodeStep stepToken={stepToken} onSignedIn={() => void refresh()} onBack={() => setStepToken(undefined)} />
      )}
    </NileGround>
  )
}
