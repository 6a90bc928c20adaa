import { Button } from '@seneb/ui/button'
import { useState, type ReactNode } from 'react'

import type { DeskOwnMeansQuery } from '../../graph/generated/account/graphql.js'
import { accountCopy } from './account.copy.js'
import { ChangePasswordDialog } from './change-password-dialog.js'
import { CodeAppDialog } from './code-app-dialog.js'
import { RecoveryCodesDialog } from './recovery-codes-dialog.js'

const copy = accountCopy.ownMeans

interface OwnMeansProps {
  readonly means: DeskOwnMeansQuery['signInMethods']
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
        <h2>{copy.title}</h2>
      </div>
      <MeansRow label={copy.password} state={hasPassword ? copy.set : copy.noneYouSign}>
        <Button isSmall onClick={() => setAsked('password')}>
          {hasPassword ? copy.changePassword : copy.setAPassword}
        </Button>
      </MeansRow>
      <MeansRow label={copy.codeApp} state={hasCodeApp ? copy.setUp : copy.noneAPasswordNeeds}>
        <Button isSmall onClick={() => setAsked('app')}>
          {hasCodeApp ? copy.setUpAnotherApp : copy.setUpAnApp}
        </Button>
      </MeansRow>
      <MeansRow label={copy.recoveryCodes} state={left === 1 ? copy.oneLeft : copy.left(left)}>
        <Button isSmall onClick={() => setAsked('codes')}>
          {copy.createNewCodes}
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
