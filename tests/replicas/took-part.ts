import type { ServiceName } from '@seneb/contracts/define'
import { metricsAt } from '@seneb/testkit/metrics'

import { replicaName } from '../support/deployables.js'
import type { Stack } from '../support/stack.js'

/** Metrics that show a process did its share of the enquiries: events it published or consumed. */
const share: Readonly<Partial<Record<ServiceName, string>>> = {
  enquiry: 'seneb_outbox_published_total',
  'ai-planning': 'seneb_events_consumed_total',
  notification: 'seneb_events_consumed_total',
}

/** Replicas of the services an enquiry passes that did nothing, so that nothing would be proven of them. */
export async function idleReplicas(stack: Stack, replicas: number): Promise<string[]> {
  const idle: string[] = []
  for (const [service, metric] of Object.entries(share) as [ServiceName, string][]) {
    for (let number = 1; number <= replicas; number++) {
      const name = replicaName(service, number)
      const worked = (await metricsAt(stack.healthUrlOf(name))).value(metric) ?? 0
      if (worked === 0) idle.push(name)
    }
  }
  return idle
}
