import type { Bus } from '@seneb/bus/bus'
import { onReconnect } from '@seneb/bus/on-reconnect'
import { eventSubjects } from '@seneb/contracts/define'
import { PublicationChanged } from '@seneb/contracts/messages/content/changes.messages'

import type { CachedList } from './cached-list.js'

/**
 * Forgets the lists of this process when any replica reports that published content changed. Also forgets them after
 * every reconnect, because a report may have been missed. Otherwise replicas would give different replies for an hour.
 */
export function forgetLists(bus: Pick<Bus, 'connection'>, lists: readonly Pick<CachedList<unknown>, 'forget'>[]): void {
  const forget = (): void => {
    for (const list of lists) list.forget()
  }
  bus.connection.subscribe(eventSubjects(PublicationChanged), { callback: forget })
  onReconnect(bus, forget)
}
