import { Agent } from 'node:http'

import { metricsAt } from '@seneb/testkit/metrics'

import { replicaName } from '../../support/deployables.js'
import { byKey } from '../../support/gateway-client.js'
import type { Stack } from '../../support/stack.js'
import type { Bucket } from './blast-figures.js'
import { bodyOf, post } from './post.js'

/** Requests that all gateways together refused to partners since their start. */
export interface Refused {
  readonly withoutPoints: number
  readonly withoutPlace: number
}

export async function refusedAt(stack: Stack): Promise<Refused> {
  const all = await Promise.all(
    stack.graphqlUrls.map((_, at) => metricsAt(stack.healthUrlOf(replicaName('gateway', at + 1)))),
  )
  const sum = (name: string, labels?: Record<string, string>) =>
    all.reduce((total, metrics) => total + (metrics.value(name, labels) ?? 0), 0)
  return {
    withoutPoints: sum('seneb_partner_requests_rejected_total', { reason: 'partner-points' }),
    withoutPlace: sum('seneb_partner_requests_busy_total'),
  }
}

/** Returns a partner's remaining points, read from a reply that costs nothing. */
export async function bucketAt(url: string, key: string): Promise<Bucket> {
  const asked = { agent: new Agent(), body: bodyOf('{ __typename }'), headers: byKey(key) }
  const { text } = await post(url, asked)
  const { extensions } = JSON.parse(text) as { extensions?: { cost?: Bucket } }
  if (!extensions?.cost) throw new Error(`an answer by a key told no price: ${text.slice(0, 300)}`)
  return extensions.cost
}
