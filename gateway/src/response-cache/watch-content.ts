import type { Bus } from '@seneb/bus/bus'
import { onReconnect } from '@seneb/bus/on-reconnect'
import { eventSubjects } from '@seneb/contracts/define'
import { StaffActionDone } from '@seneb/contracts/messages/content/staff-action.messages'
import { everyEvent } from '@seneb/contracts/messages/every-message'

import type { ResponseCache } from './response-cache.js'

/** Empties the cache when something published changed, and after every reconnect, in which that might have been missed. */
export function watchContent(bus: Pick<Bus, 'connection'>, cache: ResponseCache): void {
  const watched = everyEvent.filter(({ saidBy, watchedBy }) => saidBy === 'content' && watchedBy.includes('gateway'))
  // An act says who changed something; what was published is said by an event of its own.
  for (const event of watched.filter(({ name }) => name !== StaffActionDone.name)) {
    bus.connection.subscribe(eventSubjects(event), { callback: () => cache.clear() })
  }
  onReconnect(bus, () => cache.clear())
}
