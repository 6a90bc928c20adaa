import { Button } from '@seneb/ui/button'
import { lazy, useState, type ReactNode } from 'react'

import type { DeskOwnSignInMethodsQuery } from '../../graph/generated/account/graphql.js'
import { LazyComponent } from '../../ui/lazy-component.js'
import { accountCopy } from './account.copy.js'

const copy = accountCopy.signInMethods

interface OwnSignInMethodsProps {
  readonly signInMethods: DeskOwnSignInMethodsQuery['signInMethods']
  readonly onChanged: () => void
}

/** Dialogs are loaded when they are opened. */
const dialogs = {
  password: lazy(async () => ({ default: (await import('./change-password-dialog.js')).ChangePasswordDialog })),
  app: lazy(async () => ({ default: (await import('./code-app-dialog.js')).CodeAppDialog })),
  codes: lazy(async () => ({ default: (await import('./recovery-codes-dialog.js')).RecoveryCodesDialog })),
}

/** Shows the state of password, code app and recovery codes, with actions to renew each. */
export function OwnSignInMethods({ signInMethods, onChanged }: OwnSignInMethodsProps) {
  const [requested, setRequested] = useState<keyof typeof dialogs>()
  const { hasCodeApp, hasPassword, recoveryCodesLeft: remaining } = signInMethods
  const Dialog = requested && dialogs[requested]
  const end = (isChanged: boolean) => {
    setRequested(undefined)
    if (isChanged) onChanged()
  }
  return (
    <section className="desk-panel">
      <div className="desk-panel-head">
        <h2>{copy.title}</h2>
      </div>
      <SignInMethodRow label={copy.password} state={hasPassword ? copy.set : copy.passwordNotSet}>
        <Button isSmall onClick={() => setRequested('password')}>
          {hasPassword ? copy.changePassword : copy.setPassword}
        </Button>
      </SignInMethodRow>
      <SignInMethodRow label={copy.codeApp} state={hasCodeApp ? copy.setUp : copy.codeAppNotSet}>
        <Button isSmall onClick={() => setRequested('app')}>
          {hasCodeApp ? copy.setUpAnotherApp : copy.setUpAnApp}
        </Button>
      </SignInMethodRow>
      <SignInMethodRow label={copy.recoveryCodes} state={remaining === 1 ? copy.oneLeft : copy.codesLeft(remaining)}>
        <Button isSmall onClick={() => setRequested('codes')}>
          {copy.createNewCodes}
        </Button>
      </SignInMethodRow>
      <LazyComponent>{Dialog && <Dialog onEnd={end} />}</LazyComponent>
    </section>
  )
}

interface SignInMethodRowProps {
  readonly label: string
  readonly state: string
  readonly children: ReactNode
}

function SignInMethodRow({ label, state, children }: SignInMethodRowProps) {
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
