import { setTimeout as pause } from 'node:timers/promises'

import type { Entrances } from '../../compose/enquiry.ts'
import type { Outcomes } from '../../compose/outcomes.ts'
import type { ApiServer } from '../api-server.ts'
import { Load } from './load.ts'
import { restart, untilOldPodsEnded } from './states.ts'

/** Processes that a page and an enquiry pass through. */
const restarted = ['gateway', 'web', 'enquiry'] as const
const minRequests = 500

/** Replaces all of them at once under load; senders of requests must not notice. */
export async function checkRestart(api: ApiServer, entrances: Entrances, outcomes: Outcomes): Promise<void> {
  const load = new Load(entrances)
  const sent = load.run()
  const before = performance.now()
  try {
    await Promise.all(restarted.map((name) => restart(api, name)))
    const seconds = ((performance.now() - before) / 1000).toFixed(0)
    console.log(`       (${restarted.join(', ')} replaced: ${seconds} s)`)
    await untilOldPodsEnded(api)
    while (load.sent < minRequests) await pause(100)
  } finally {
    load.end()
    await sent
  }
  const { failures, sentAgain } = load
  console.log(`       (${sentAgain} sent again because an idle connection had ended)`)
  outcomes.check(
    `${failures.length} of ${load.sent} requests failed while ${restarted.join(', ')} were replaced`,
    failures.length === 0 && load.sent >= minRequests,
    [...new Set(failures)].slice(0, 5).join('; '),
  )
}
