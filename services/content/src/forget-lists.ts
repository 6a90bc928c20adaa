import type { Bus } from '@seneb/bus/bus'
import { onReconnect } from '@seneb/bus/on-reconnect'
import { eventSubjects } from '@seneb/contracts/define'
import { PublicationChanged } from '@seneb/contracts/messages/content/changes.messages'

import type { CachedList } from './cached-list.js'

/**
 * Forgets the lists of this process when any replica says that something published changed, and after every reconnect, in
 * which that might have been missed: otherwise replicas would answer differently for an hour.
 */
export function forgetLists(bus: Pick<Bus, 'connection'>, lists: readonly Pick<CachedList<unknown>, 'forget'>[]): void {
  const forget = (): void => {
    for (const list of lists) list.forget()
  }
  bus.connection.subscribe(eventSubjects(PublicationChanged), { callback: forget })
  onReconnect(bus, forget)
}
