import { serviceNames } from '@seneb/contracts/define'
import { metricsAt } from '@seneb/testkit/metrics'

import type { Stack } from '../support/stack.js'

/** What operations watch for work that is left to do. */
const queues = ['seneb_outbox_waiting', 'seneb_events_waiting', 'seneb_plans_waiting', 'seneb_emails_waiting'] as const

/** How much waits in the queues of all services, by queue. Throws when no service tells of one: it would look empty. */
export async function waitingIn(stack: Stack): Promise<ReadonlyMap<string, number>> {
  const told = await Promise.all(serviceNames.map((service) => metricsAt(stack.healthUrlOf(service))))
  return new Map(
    queues.map((queue) => {
      const values = told.flatMap((metrics) => metrics.series(queue))
      if (values.length === 0) throw new Error(`no service tells ${queue}`)
      return [queue, values.reduce((sum, value) => sum + value, 0)]
    }),
  )
}
