import type { Bus } from '@seneb/bus/bus'
import { eventSubjects } from '@seneb/contracts/define'
import { everyEvent } from '@seneb/contracts/messages/every-message'

import type { AnswerCache } from './answer-cache.js'

/** Forgets what is kept when something published changed, and after every time in which that might have been missed. */
export function watchContent({ connection }: Bus, cache: AnswerCache): void {
  for (const event of everyEvent.filter(({ watchedBy }) => watchedBy.includes('gateway'))) {
    connection.subscribe(eventSubjects(event), { callback: () => cache.forget() })
  }
  void forgetAfterReconnects({ connection }, cache)
}

async function forgetAfterReconnects({ connection }: Pick<Bus, 'connection'>, cache: AnswerCache): Promise<void> {
  for await (const { type } of connection.status()) if (type === 'reconnect') cache.forget()
}
