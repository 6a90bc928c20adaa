import { serviceNames } from '@seneb/contracts/define'
import { metricsAt } from '@seneb/testkit/metrics'

import type { Stack } from '../support/stack.js'

/** Queue metrics that operations monitor for pending work. */
const queues = ['seneb_outbox_waiting', 'seneb_events_waiting', 'seneb_plans_waiting', 'seneb_emails_waiting'] as const

/**
 * Returns the number of waiting items of all services, by queue. Throws when no service reports a queue, because it
 * would appear empty.
 */
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
