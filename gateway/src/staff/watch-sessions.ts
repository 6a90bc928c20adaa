import type { Bus } from '@seneb/bus/bus'
import { onReconnect } from '@seneb/bus/on-reconnect'
import { SessionEnded } from '@seneb/contracts/messages/identity/session.messages'
import { StaffChanged } from '@seneb/contracts/messages/identity/staff.messages'

import { watchIds } from '../watch-ids.js'
import type { SessionPasses } from './session-passes.js'

/**
 * Forgets sessions as soon as identity says that they are over, or that what their people may do has changed, and all of
 * them after every reconnect, in which that might have been missed (S9).
 */
export function watchSessions(bus: Pick<Bus, 'connection'>, passes: SessionPasses): void {
  watchIds(bus, SessionEnded, (sessionId) => passes.forgetSession(sessionId))
  watchIds(bus, StaffChanged, (staffId) => passes.forgetStaff(staffId))
  onReconnect(bus, () => passes.forgetAll())
}
