import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { AccessDialog } from './access-dialog.js'
import { MeansResetDialog } from './means-reset-dialog.js'
import type { PersonPartProps } from './person.js'
import { When } from '../../ui/when.js'

/** Access of a person, and a reset when they lost every sign-in method. */
export function PersonAccess({ person, onChanged }: PersonPartProps) {
  const [asked, setAsked] = useState<'access' | 'reset'>()
  const { meansReset, state } = person
  const end = (isChanged: boolean) => {
    setAsked(undefined)
    if (isChanged) void onChanged()
  }
  return (
    <div className="grid gap-2">
      <h3 className="field-label">Access</h3>
      {meansReset && (
        <p className="desk-small">
          {meansReset.askedBy} asked <When at={meansReset.askedAt} /> that their sign-in be reset.{' '}
          {meansReset.mayConfirm
            ? 'You can confirm it once you have spoken to them.'
            : 'Another admin has to confirm it.'}
        </p>
      )}
      {state === 'ACTIVE' && (
        <Button onClick={() => setAsked('reset')}>
          {meansReset?.mayConfirm ? 'Confirm, and invite them again' : 'Reset their sign-in'}
        </Button>
      )}
      <Button variant={state === 'DISABLED' ? 'outline' : 'danger'} onClick={() => setAsked('access')}>
        {state === 'DISABLED' ? 'Restore access' : 'Remove access'}
      </Button>
      {asked === 'access' && <AccessDialog person={person} onEnd={end} />}
      {asked === 'reset' && <MeansResetDialog person={person} onEnd={end} />}
    </div>
  )
}
