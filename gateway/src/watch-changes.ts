import type { Bus } from '@seneb/bus/bus'
import { onReconnect } from '@seneb/bus/on-reconnect'
import { eventSubjects, type EventContract } from '@seneb/contracts/define'
import { StaffActionCompleted } from '@seneb/contracts/messages/content/every-service.messages'
import { allEvents } from '@seneb/contracts/messages/all-messages'
import { ApiKeyChanged } from '@seneb/contracts/messages/identity/api-key.messages'
import { PartnerChanged } from '@seneb/contracts/messages/identity/partner.messages'
import { SessionEnded } from '@seneb/contracts/messages/identity/session.messages'
import { StaffChanged } from '@seneb/contracts/messages/identity/staff.messages'

import type { PartnerTokens } from './api-keys/partner-tokens.js'
import type { PersonalTokens } from './api-keys/personal-tokens.js'
import type { ResponseCache } from './response-cache/response-cache.js'
import type { StaffTokens } from './staff/staff-tokens.js'

/** Calls `handler` with the id that each event is about; the subject ends with it, so the payload is not read. */
function watchIds({ connection }: Pick<Bus, 'connection'>, event: EventContract, handler: (id: string) => void): void {
  connection.subscribe(eventSubjects(event), {
    callback: (_error, { subject }) => handler(subject.slice(subject.lastIndexOf('.') + 1)),
  })
}

/**
 * Forgets a key as soon as identity reports that its access was reduced, and all keys of a partner whose state or limits
 * changed. Forgets all keys after every reconnect, because a report may have been missed (S11).
 */
export function watchKeys(bus: Pick<Bus, 'connection'>, tokens: PartnerTokens): void {
  watchIds(bus, ApiKeyChanged, (keyId) => tokens.evictKey(keyId))
  watchIds(bus, PartnerChanged, (partnerId) => tokens.evictPartner(partnerId))
  onReconnect(bus, () => tokens.deleteAll())
}

/**
 * Removes sessions from the cache when identity reports that they ended or that their staff members' access changed.
 * After every reconnect it removes all, because events may have been missed (S9).
 */
export function watchSessions(bus: Pick<Bus, 'connection'>, tokens: StaffTokens): void {
  watchIds(bus, SessionEnded, (sessionId) => tokens.evictSession(sessionId))
  watchIds(bus, StaffChanged, (staffId) => tokens.evictStaff(staffId))
  onReconnect(bus, () => tokens.deleteAll())
}

/**
 * Removes personal tokens from the cache when identity reports that a token or its owner's access changed. After every
 * reconnect it removes all (S9).
 */
export function watchPersonalTokens(bus: Pick<Bus, 'connection'>, tokens: PersonalTokens): void {
  watchIds(bus, StaffChanged, (staffId) => tokens.evictStaff(staffId))
  onReconnect(bus, () => tokens.deleteAll())
}

/**
 * Empties the cache when something published changed, and after every reconnect, because that event may have been
 * missed.
 */
export function watchContent(bus: Pick<Bus, 'connection'>, cache: ResponseCache): void {
  const watched = allEvents.filter(
    ({ publisher, broadcastTo }) => publisher === 'content' && broadcastTo.includes('gateway'),
  )
  // StaffActionCompleted names only the actor; a separate event reports published changes.
  for (const event of watched.filter(({ name }) => name !== StaffActionCompleted.name)) {
    bus.connection.subscribe(eventSubjects(event), { callback: () => cache.clear() })
  }
  onReconnect(bus, () => cache.clear())
}
