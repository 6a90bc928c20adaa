import { ownEndsOf } from '../../chaos/under-kills.js'
import type { Outcomes } from '../../compose/outcomes.ts'
import { giveKeys } from '../../security/access/keys.js'
import { byKey } from '../../support/gateway-client.js'
import type { Stack } from '../../support/stack.js'
import type { Budget } from '../budget.js'
import { onStack } from '../on-stack.js'
import type { ReplicasOptions } from '../replicas-options.js'
import { allowedPoints, countsLine, overspendOf, percent, seenLine } from './blast-figures.js'
import { Flood, type FloodOrder } from './flood.js'
import { bucketAt, refusedAt, type Refused } from './gateways.js'
import { Neighbour } from './neighbour.js'
import { bodyOf } from './post.js'
import { revokeEach, revokeUntold } from './revoked-keys.js'
import { checkNeighbour } from './side-by-side.js'

const maxOverspend = 0.1
const maxRevokedMs = 1000
const maxUntoldMs = 60_000
/** At each gateway, more than a partner may have under way at all gateways together. */
const sendersEach = 20
/** Twenty points. */
const body = bodyOf('{ airports(country: "Egypt", first: 18) { nodes { name } } }')
const revoked = Array.from({ length: 5 }, (_, number) => `revoked-${number + 1}`)
const names = ['blast', 'neighbour', 'untold', ...revoked]

/** Lets one partner send at the maximum rate for the given seconds, while keys are revoked (A4, A5). */
export async function checkBlast(options: ReplicasOptions, budget: Budget, outcomes: Outcomes): Promise<void> {
  const { blastSeconds = 0, replicas } = options
  const deployables = ['gateway', 'content', 'identity'] as const
  await onStack({ replicas, deployables, postgresFlags: budget.flags }, async (stack) => {
    const keys = await giveKeys(stack.adminUrl, Object.fromEntries(names.map((name) => [name, { scopes: [] }])))
    const keyOf = (name: string) => keys.get(name) ?? ''
    const flood = Flood.start()
    try {
      const neighbour = new Neighbour(stack.graphqlUrls, keyOf('neighbour'))
      const order = {
        urls: stack.graphqlUrls,
        sendersEach,
        body,
        headers: byKey(keyOf('blast')),
        seconds: blastSeconds,
      }
      await checkFlood({ stack, flood, neighbour, order, keyOf }, outcomes)
      await checkNeighbour(neighbour, order, outcomes)
    } finally {
      await flood.stop()
    }
    const ended = [...ownEndsOf(stack).keys()]
    outcomes.check('no process ended by itself', ended.length === 0, ended.join())
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
  const untold = revokeUntold(stack, keyOf('untold'))
  const [counts, seen, lasted] = await Promise.all([
    flood.run(order),
    neighbour.request(order.seconds),
    revokeEach(stack, revoked.map(keyOf)),
  ])
  const allowed = allowedPoints(bucket, counts.seconds)
  const overspend = overspendOf(counts.charged, allowed)
  console.log(countsLine(counts, overspend))
  console.log(seenLine('another partner, all the while', seen))
  const given = `${counts.charged} of ${Math.round(allowed)} points`
  outcomes.check(
    `overspend: ${given}, ${percent(overspend)} of at most ${percent(maxOverspend)}`,
    overspend <= maxOverspend,
  )
  outcomes.check('and the partner had what is theirs, but for a tenth', overspend >= -maxOverspend)
  const told = since(await refusedAt(stack), before)
  const { others, withoutPlace, withoutPoints } = counts
  outcomes.check(
    `refused for want of points ${withoutPoints} times, of a place ${withoutPlace} times, as the gateways count it`,
    withoutPoints > 0 && withoutPlace > 0 && told.withoutPoints === withoutPoints && told.withoutPlace === withoutPlace,
    JSON.stringify(told),
  )
  outcomes.check('no answer came that must not come', Object.keys(others).length === 0, JSON.stringify(others))
  outcomes.check('another partner was answered each time', seen.refusals.length === 0, seen.refusals.join())
  const slowest = Math.max(...lasted)
  outcomes.check(
    `${lasted.length} revoked keys are refused at every gateway, the slowest after ${Math.round(slowest)} ms of at most ${maxRevokedMs}`,
    slowest <= maxRevokedMs,
  )
  const untoldMs = await untold
  outcomes.check(
    `with the event cut a revoked key is refused after ${(untoldMs / 1000).toFixed(1)} s of at most ${maxUntoldMs / 1000}`,
    untoldMs <= maxUntoldMs,
  )
}

function since(now: Refused, before: Refused): Refused {
  return {
    withoutPoints: now.withoutPoints - before.withoutPoints,
    withoutPlace: now.withoutPlace - before.withoutPlace,
  }
}
