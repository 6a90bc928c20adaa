import { OwnSignInMethods } from '../features/account/own-sign-in-methods.js'
import { OwnRights } from '../features/account/own-rights.js'
import { OwnSessions } from '../features/account/own-sessions.js'
import { OwnTokens } from '../features/account/own-tokens.js'
import { OwnPasskeys } from '../features/passkeys/own-passkeys.js'
import { DeskOwnSignInMethodsDocument } from '../graph/generated/account/graphql.js'
import { ErrorView } from '../session/error-view.js'
import { useResult } from '../session/use-result.js'
import { KeySwitch } from '../shell/key-switch.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'
import { accountCopy } from '../features/account/account.copy.js'

const copy = accountCopy.accountPage

/** My own account: ways to sign in, open sessions, keys, and what my roles let me do. */
export function AccountPage() {
  const { data, error, refetch } = useResult(DeskOwnSignInMethodsDocument, {})
  const signInMethods = data?.signInMethods
  const again = () => void refetch()
  return (
    <>
      <PageHead title={copy.title} note={signInMethods && <span className="desk-small">{signInMethods.email}</span>} />
      {error && <ErrorView error={error} onRetry={again} />}
      <div className="desk-split">
        <div className="grid gap-4">
          {!signInMethods && !error && <SkeletonRows />}
          {signInMethods && <OwnPasskeys passkeys={signInMethods.passkeys} onChanged={again} />}
          {signInMethods && <OwnSignInMethods signInMethods={signInMethods} onChanged={again} />}
          <OwnSessions />
          <OwnTokens />
        </div>
        <div className="grid gap-4">
          <KeySwitch />
          <OwnRights />
        </div>
      </div>
    </>
  )
}
