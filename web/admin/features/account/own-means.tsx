import { Button } from '@seneb/ui/button'
import { useState, type ReactNode } from 'react'

import type { DeskOwnMeansQuery } from '../../graph/generated/account/graphql.js'
import { ChangePasswordDialog } from './change-password-dialog.js'
import { CodeAppDialog } from './code-app-dialog.js'
import { RecoveryCodesDialog } from './recovery-codes-dialog.js'

interface OwnMeansProps {
  readonly means: DeskOwnMeansQuery['signInMeans']
  readonly onChanged: () => void
}

const dialogs = { password: ChangePasswordDialog, app: CodeAppDialog, codes: RecoveryCodesDialog }

/** Shows the state of password, code app and recovery codes, with actions to renew each. */
export function OwnMeans({ means, onChanged }: OwnMeansProps) {
  const [asked, setAsked] = useState<keyof typeof dialogs>()
  const { hasCodeApp, hasPassword, recoveryCodesLeft: left } = means
  const Dialog = asked && dialogs[asked]
  const end = (isChanged: boolean) => {
    setAsked(undefined)
    if (isChanged) onChanged()
  }
  return (
    <section className="desk-panel">
      <div className="desk-panel-head">
        <h2>Password and codes</h2>
      </div>
      <MeansRow label="Password" state={hasPassword ? 'Set' : 'None; you sign in with a passkey'}>
        <Button isSmall onClick={() => setAsked('password')}>
          {hasPassword ? 'Change password' : 'Set a password'}
        </Button>
      </MeansRow>
      <MeansRow label="Code app" state={hasCodeApp ? 'Set up' : 'None; a password needs one'}>
        <Button isSmall onClick={() => setAsked('app')}>
          {hasCodeApp ? 'Set up another app' : 'Set up an app'}
        </Button>
      </MeansRow>
      <MeansRow label="Recovery codes" state={left === 1 ? '1 left' : `${left} left`}>
        <Button isSmall onClick={() => setAsked('codes')}>
          Create new codes
        </Button>
      </MeansRow>
      {Dialog && <Dialog onEnd={end} />}
    </section>
  )
}

interface MeansRowProps {
  readonly label: string
  readonly state: string
  readonly children: ReactNode
}

function MeansRow({ label, state, children }: MeansRowProps) {
  return (
    <div className="desk-row">
      <span className="me-auto">
        <span className="block font-semibold">{label}</span>
        <span className="desk-small">{state}</span>
      </span>
      {children}
    </div>
  )
}
