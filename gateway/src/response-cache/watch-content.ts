import type { Bus } from '@seneb/bus/bus'
import { eventSubjects } from '@seneb/contracts/define'
import { everyEvent } from '@seneb/contracts/messages/every-message'

import { onReconnect } from '../on-reconnect.js'
import type { ResponseCache } from './response-cache.js'

/** Empties the cache when something published changed, and after every reconnect, in which that might have been missed. */
export function watchContent(bus: Pick<Bus, 'connection'>, cache: ResponseCache): void {
  for (const event of everyEvent.filter(
    ({ saidBy, watchedBy }) => saidBy === 'content' && watchedBy.includes('gateway'),
  )) {
    bus.connection.subscribe(eventSubjects(event), { callback: () => cache.clear() })
  }
  onReconnect(bus, () => cache.clear())
}
