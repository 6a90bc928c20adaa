import { Agent } from 'node:http'

import { metricsAt } from '@seneb/testkit/metrics'

import { ownEndsOf } from '../../chaos/under-kills.js'
import type { Outcomes } from '../../compose/outcomes.ts'
import { issueKeys } from '../../security/access/keys.js'
import { byKey } from '../../support/gateway-client.js'
import type { Stack } from '../../support/stack.js'
import type { Budget } from '../budget.js'
import { onStack } from '../on-stack.js'
import type { ReplicasOptions } from '../replicas-options.js'
import { allowedPoints, countsLine, overspendOf, percent, observedLine, type Bucket } from './blast-figures.js'
import { Flood, type FloodOrder } from './flood.js'
import { Neighbour, observedTogether, type Seen } from './neighbour.js'
import { bodyOf, post } from './post.js'
import { revokeEach, revokeUnreported } from './revoked-keys.js'
import { replicaName } from '../../support/deployables.js'
import { percentile } from '../../support/figures.js'

const maxOverspend = 0.1
const maxRevokedMs = 1000
const maxUnreportedMs = 60_000
/** At each gateway, more than a partner may have under way at all gateways together. */
const sendersEach = 20
/** Costs twenty points. */
const body = bodyOf('{ airports(country: "Egypt", first: 18) { nodes { name } } }')
const revoked = Array.from({ length: 5 }, (_, number) => `revoked-${number + 1}`)
const names = ['blast', 'neighbour', 'untold', ...revoked]

/** Lets one partner send at the maximum rate for the given seconds, while keys are revoked (A4, A5). */
export async function checkLoad(options: ReplicasOptions, budget: Budget, outcomes: Outcomes): Promise<void> {
  const { loadSeconds = 0, replicas } = options
  const deployables = ['gateway', 'content', 'identity'] as const
  await onStack({ replicas, deployables, postgresFlags: budget.flags }, async (stack) => {
    const keys = await issueKeys(stack.adminUrl, Object.fromEntries(names.map((name) => [name, { scopes: [] }])))
    const keyOf = (name: string) => keys.get(name) ?? ''
    const flood = Flood.start()
    try {
      const neighbour = new Neighbour(stack.graphqlUrls, keyOf('neighbour'))
      const order = {
        urls: stack.graphqlUrls,
        sendersEach,
        body,
        headers: byKey(keyOf('blast')),
        seconds: loadSeconds,
      }
      await checkFlood({ stack, flood, neighbour, order, keyOf }, outcomes)
      await checkNeighbour(neighbour, order, outcomes)
    } finally {
      await flood.stop()
    }
    const exited = [...ownEndsOf(stack).keys()]
    outcomes.check('no process ended by itself', exited.length === 0, exited.join())
  })
}

interface Blast {
  readonly stack: Stack
  readonly flood: Flood
  readonly neighbour: Neighbour
  readonly order: FloodOrder
  readonly keyOf: (name: string) => string
}

async function checkFlood({ flood, keyOf, neighbour, order, stack }: Blast, outcomes: Outcomes): Promise<void> {
  const bucket = await bucketAt(stack.graphqlUrl, keyOf('blast'))
  const before = await refusedAt(stack)
  const untold = revokeUnreported(stack, keyOf('untold'))
  const [counts, seen, lasted] = await Promise.all([
    flood.run(order),
    neighbour.request(order.seconds),
    revokeEach(stack, revoked.map(keyOf)),
  ])
  const allowed = allowedPoints(bucket, counts.seconds)
  const overspend = overspendOf(counts.charged, allowed)
  console.log(countsLine(counts, overspend))
  console.log(observedLine('another partner, all the while', seen))
  const consumption = `${counts.charged} of ${Math.round(allowed)} points`
  outcomes.check(
    `overspend: ${consumption}, ${percent(overspend)} of at most ${percent(maxOverspend)}`,
    overspend <= maxOverspend,
  )
  outcomes.check('and the partner had what is theirs, but for a tenth', overspend >= -maxOverspend)
  const counted = since(await refusedAt(stack), before)
  const { others, withoutSlot, withoutPoints } = counts
  outcomes.check(
    `refused for want of points ${withoutPoints} times, of a place ${withoutSlot} times, as the gateways count it`,
    withoutPoints > 0 &&
      withoutSlot > 0 &&
      counted.withoutPoints === withoutPoints &&
      counted.withoutSlot === withoutSlot,
    JSON.stringify(counted),
  )
  outcomes.check('no answer came that must not come', Object.keys(others).length === 0, JSON.stringify(others))
  outcomes.check('another partner was answered each time', seen.refusals.length === 0, seen.refusals.join())
  const slowest = Math.max(...lasted)
  outcomes.check(
    `${lasted.length} revoked keys are refused at every gateway, the slowest after ${Math.round(slowest)} ms of at most ${maxRevokedMs}`,
    slowest <= maxRevokedMs,
  )
  const unreportedMs = await untold
  outcomes.check(
    `with the event cut a revoked key is refused after ${(unreportedMs / 1000).toFixed(1)} s of at most ${maxUnreportedMs / 1000}`,
    unreportedMs <= maxUnreportedMs,
  )
}

function since(now: RejectionCounts, before: RejectionCounts): RejectionCounts {
  return {
    withoutPoints: now.withoutPoints - before.withoutPoints,
    withoutSlot: now.withoutSlot - before.withoutSlot,
  }
}

/** Returns the requests that all gateways together refused to partners since their start. */
interface RejectionCounts {
  readonly withoutPoints: number
  readonly withoutSlot: number
}

async function refusedAt(stack: Stack): Promise<RejectionCounts> {
  const all = await Promise.all(
    stack.graphqlUrls.map((_, at) => metricsAt(stack.healthUrlOf(replicaName('gateway', at + 1)))),
  )
  const sum = (name: string, labels?: Record<string, string>) =>
    all.reduce((total, metrics) => total + (metrics.value(name, labels) ?? 0), 0)
  return {
    withoutPoints: sum('seneb_partner_requests_rejected_total', { reason: 'partner-points' }),
    withoutSlot: sum('seneb_partner_requests_busy_total'),
  }
}

/** Returns a partner's remaining points, read from a free request. */
async function bucketAt(url: string, key: string): Promise<Bucket> {
  const request = { agent: new Agent(), body: bodyOf('{ __typename }'), headers: byKey(key) }
  const { text } = await post(url, request)
  const { extensions } = JSON.parse(text) as { extensions?: { cost?: Bucket } }
  if (!extensions?.cost) throw new Error(`an answer by a key told no price: ${text.slice(0, 300)}`)
  return extensions.cost
}

const rounds = 12
const roundSeconds = 3
/** At twenty points each, uses ten times the points that are restored in the same time. */
const perSecond = 50
const maxP50Ratio = 1.1
/**
 * The slowest percent of requests wait for a CPU core. With the sender, the measurement and thirteen processes on two
 * cores, two identical halves already differ by more than a tenth. The two `alone` lines show this.
 */
const maxP99Ratio = 1.5

const alone = 'alone'
const underLoad = `beside ${perSecond} a second by the one`
const again = 'alone, again'

/**
 * Measures the effect on another partner when one sends ten times their limit. Alternates with rounds alone, so that
 * other load on the machine affects both alike. The rate is steady, because a maximum rate would measure the machine.
 */
async function checkNeighbour(neighbour: Neighbour, order: FloodOrder, outcomes: Outcomes): Promise<void> {
  const flood = Flood.start()
  const seen = new Map<string, Seen[]>()
  // Requests without a key are all served: this shows the effect of a partner without limits.
  const sides: readonly (readonly [string, FloodOrder['headers']?])[] = [
    [alone],
    [underLoad, order.headers],
    ['beside as many by nobody, all served', {}],
    [again],
  ]
  try {
    for (let round = 0; round < rounds; round++) {
      for (const [name, headers] of round % 2 === 0 ? sides : sides.toReversed()) {
        const sent = headers && flood.run({ ...order, headers, perSecond, seconds: roundSeconds })
        const [one] = await Promise.all([neighbour.request(roundSeconds), sent])
        seen.set(name, [...(seen.get(name) ?? []), one])
      }
    }
  } finally {
    await flood.stop()
  }
  judge(new Map([...seen].map(([name, times]) => [name, observedTogether(times)])), outcomes)
}

function judge(seen: ReadonlyMap<string, Seen>, outcomes: Outcomes): void {
  for (const [name, one] of seen) console.log(observedLine(name, one))
  const refusals = [...seen.values()].flatMap((one) => one.refusals)
  outcomes.check('another partner is answered each time, alone and beside it', refusals.length === 0, refusals.join())
  const timesOf = (...names: readonly string[]) => names.flatMap((name) => seen.get(name)?.durationMs ?? [])
  const ratio = (part: number) => percentile(timesOf(underLoad), part) / percentile(timesOf(alone, again), part)
  const [p50, p99] = [ratio(0.5), ratio(0.99)]
  outcomes.check(`their p50 is ${p50.toFixed(2)} times that of alone, at most ${maxP50Ratio}`, p50 <= maxP50Ratio)
  outcomes.check(`their p99 is ${p99.toFixed(2)} times that of alone, at most ${maxP99Ratio}`, p99 <= maxP99Ratio)
}
