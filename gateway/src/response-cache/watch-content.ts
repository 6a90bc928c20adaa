import type { Bus } from '@seneb/bus/bus'
import { eventSubjects } from '@seneb/contracts/define'
import { everyEvent } from '@seneb/contracts/messages/every-message'

import type { ResponseCache } from './response-cache.js'

/** Empties the cache when something published changed, and after every reconnect, in which that might have been missed. */
export function watchContent({ connection }: Bus, cache: ResponseCache): void {
  for (const event of everyEvent.filter(({ watchedBy }) => watchedBy.includes('gateway'))) {
    connection.subscribe(eventSubjects(event), { callback: () => cache.clear() })
  }
  void clearAfterReconnects({ connection }, cache)
}

async function clearAfterReconnects({ connection }: Pick<Bus, 'connection'>, cache: ResponseCache): Promise<void> {
  for await (const { type } of connection.status()) if (type === 'reconnect') cache.clear()
}
