import type { Bus } from '@seneb/bus/bus'
import { eventSubjects, type SenebEvent } from '@seneb/contracts/define'
import { SessionEnded } from '@seneb/contracts/messages/identity/session.messages'
import { StaffChanged } from '@seneb/contracts/messages/identity/staff.messages'

import { onReconnect } from '../on-reconnect.js'
import type { SessionPasses } from './session-passes.js'

/**
 * Forgets sessions as soon as identity says that they are over, or that what their people may do has changed, and all of
 * them after every reconnect, in which that might have been missed (S9).
 */
export function watchSessions(bus: Pick<Bus, 'connection'>, passes: SessionPasses): void {
  onIdOf(bus, SessionEnded, (sessionId) => passes.forgetSession(sessionId))
  onIdOf(bus, StaffChanged, (staffId) => passes.forgetStaff(staffId))
  onReconnect(bus, () => passes.forgetAll())
}

/** An event's subject ends in the id of what it is about. */
function onIdOf({ connection }: Pick<Bus, 'connection'>, event: SenebEvent, forget: (id: string) => void): void {
  connection.subscribe(eventSubjects(event), {
    callback: (_error, { subject }) => forget(subject.slice(subject.lastIndexOf('.') + 1)),
  })
}
