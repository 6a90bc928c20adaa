import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { AccessDialog } from './access-dialog.js'
import { SignInResetDialog } from './sign-in-reset-dialog.js'
import { peopleCopy } from './people.copy.js'
import type { PersonPartProps } from './person.js'
import { When } from '../../ui/when.js'

const copy = peopleCopy.personAccess

/** Access of a person, and a reset when they lost every sign-in method. */
export function PersonAccess({ person, onChanged }: PersonPartProps) {
  const [requested, setRequested] = useState<'access' | 'reset'>()
  const { signInReset, state } = person
  const end = (isChanged: boolean) => {
    setRequested(undefined)
    if (isChanged) void onChanged()
  }
  return (
    <div className="grid gap-2">
      <h3 className="field-label">{copy.access}</h3>
      {signInReset && (
        <p className="desk-small">
          {copy.resetRequested(signInReset.requestedBy)} <When at={signInReset.requestedAt} />.{' '}
          {signInReset.mayConfirm ? copy.youCanConfirm : copy.anotherAdmin}
        </p>
      )}
      {state === 'ACTIVE' && (
        <Button onClick={() => setRequested('reset')}>
          {signInReset?.mayConfirm ? copy.confirmAndInviteThem : copy.resetTheirSignIn}
        </Button>
      )}
      <Button variant={state === 'DISABLED' ? 'outline' : 'danger'} onClick={() => setRequested('access')}>
        {state === 'DISABLED' ? copy.restoreAccess : copy.removeAccess}
      </Button>
      {requested === 'access' && <AccessDialog person={person} onEnd={end} />}
      {requested === 'reset' && <SignInResetDialog person={person} onEnd={end} />}
    </div>
  )
}
