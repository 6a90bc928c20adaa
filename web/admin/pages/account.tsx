import { OwnRights } from '../features/account/own-rights.js'
import { OwnSessions } from '../features/account/own-sessions.js'
import { KeySwitch } from '../shell/key-switch.js'
import { PageHead } from '../ui/page-head.js'

/** My own account: open sessions, keys, and what my roles let me do. */
export function AccountPage() {
  return (
    <>
      <PageHead title="Account" />
      <div className="desk-split">
        <OwnSessions />
        <div className="grid gap-4">
          <KeySwitch />
          <OwnRights />
        </div>
      </div>
    </>
  )
}
