import { OwnSignInMethods } from '../features/account/own-means.js'
import { OwnRights } from '../features/account/own-rights.js'
import { OwnSessions } from '../features/account/own-sessions.js'
import { OwnPasskeys } from '../features/passkeys/own-passkeys.js'
import { DeskOwnMeansDocument } from '../graph/generated/account/graphql.js'
import { ErrorView } from '../session/refusal-view.js'
import { useResult } from '../session/use-answer.js'
import { KeySwitch } from '../shell/key-switch.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'
import { accountCopy } from '../features/account/account.copy.js'

const copy = accountCopy.accountPage

/** My own account: ways to sign in, open sessions, keys, and what my roles let me do. */
export function AccountPage() {
  const { data, refusal, refetch } = useResult(DeskOwnMeansDocument, {})
  const means = data?.signInMethods
  const again = () => void refetch()
  return (
    <>
      <PageHead title={copy.title} note={means && <span className="desk-small">{means.email}</span>} />
      {refusal && <ErrorView refusal={refusal} onRetry={again} />}
      <div className="desk-split">
        <div className="grid gap-4">
          {!means && !refusal && <SkeletonRows />}
          {means && <OwnPasskeys passkeys={means.passkeys} onChanged={again} />}
          {means && <OwnSignInMethods means={means} onChanged={again} />}
          <OwnSessions />
        </div>
        <div className="grid gap-4">
          <KeySwitch />
          <OwnRights />
        </div>
      </div>
    </>
  )
}
