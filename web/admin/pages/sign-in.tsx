import { useEffect, useState } from 'react'

import { AddressStep } from '../features/sign-in/address-step.js'
import { CodeStep } from '../features/sign-in/code-step.js'
import { PasswordStep } from '../features/sign-in/password-step.js'
import { pathAfter } from '../paths/path-after.js'
import { useStaffSession } from '../session/staff-session.js'
import { enterDesk } from '../paths/desk-path.js'
import { NileGround } from '../ui/nile-ground.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'
import { signInCopy } from '../features/sign-in/sign-in.copy.js'

const copy = signInCopy.signInPage

/** Sign-in page of the desk (D-37). */
export function SignInPage() {
  const { viewer } = useStaffSession()
  useEffect(() => {
    document.title = copy.signInSenebStaff
  }, [])
  const isAssigned = Boolean(viewer)
  useEffect(() => {
    if (isAssigned) enterDesk(pathAfter(window.location.search))
  }, [isAssigned])
  return <NileGround title={copy.title}>{isAssigned ? <SkeletonRows /> : <Steps />}</NileGround>
}

/** Asks for a passkey, or for address, password and code one after the other. */
function Steps() {
  const { refresh } = useStaffSession()
  const [email, setEmail] = useState('')
  const [step, setStep] = useState<'address' | 'password'>('address')
  const [challengeToken, setChallengeToken] = useState<string>()
  const enter = () => void refresh()
  const goOn = (address: string) => {
    setEmail(address)
    setStep('password')
  }
  if (challengeToken !== undefined)
    return <CodeStep challengeToken={challengeToken} onSignedIn={enter} onBack={() => setChallengeToken(undefined)} />
  return step === 'password' ? (
    <PasswordStep email={email} onStep={setChallengeToken} onBack={() => setStep('address')} />
  ) : (
    <AddressStep email={email} onEmail={goOn} onSignedIn={enter} />
  )
}
