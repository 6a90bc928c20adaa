import { setTimeout as pause } from 'node:timers/promises'

import { serviceNames } from '@seneb/contracts/define'
import type { Mailbox } from '@seneb/testkit/mailbox'
import { metricsAt } from '@seneb/testkit/metrics'

import type { Stack } from '../support/stack.js'
import type { ChaosOptions } from './chaos-options.js'
import { drain } from './drain.js'
import { mixedSubmission } from './mixed-trip-plans.js'
import type { Mix, MixResult } from './mix.js'
import { ownEndsOf, sendSteadily, underKills } from './under-kills.js'
import { findErrors, reportLines } from './report.js'
import { SeededRandom } from './seeded-random.js'
import { submit } from './submit.js'

/** Longer than the deadline of a request and the time for which a disconnected client may keep its slot. */
const workEndsWithinMs = 20_000
export const sendsAtOnce = 4

/** Short waits, so that killed work is soon tried again. */
export const shortWaits = {
  AI_PLANNING_START_DELAY_MS: '50',
  AI_PLANNING_SETTLE_MS: '100',
  AI_PLANNING_CALL_TIMEOUT_MS: '4000',
  AI_PLANNING_LEASE_SECONDS: '5',
  NOTIFICATION_SEND_DEADLINE_MS: '4000',
  NOTIFICATION_CONCURRENT_SENDS: String(sendsAtOnce),
}

/** People send trip plans, and each has to go all the way to two mails. */
export const tripPlanMix: Mix = {
  deployables: ['gateway', 'web', ...serviceNames],
  // Rate limits stay enabled, but high enough for one sender that represents thousands.
  environment: { ...shortWaits, GATEWAY_MUTATIONS_PER_MINUTE: '1000000' },
  run,
}

async function run(stack: Stack, mailbox: Mailbox, options: ChaosOptions): Promise<MixResult> {
  const { seed } = options
  const endpoints = { gateway: stack.graphqlUrl, web: `${stack.siteUrl}/graphql` }
  const random = new SeededRandom(seed + 1)
  const send = (number: number) => submit(endpoints, mixedSubmission(random, { name: `chaos-${seed}`, number }))
  const { nemesis, outcomes } = await underKills(stack, options, () => sendSteadily(options, send))
  const inFlight = await inFlightAtEnd(stack)
  const { account, drainedMs, storedForDisconnected } = await drain(stack, mailbox, outcomes)
  const deaths = nemesis.kills.filter((name) => name === 'notification').length
  const result = {
    account,
    inFlight,
    outcomes,
    storedForDisconnected,
    drainedMs,
    kills: nemesis.kills,
    wipes: nemesis.wipes,
    ownEnds: ownEndsOf(stack),
    dupMailBound: deaths * sendsAtOnce,
  }
  return { lines: reportLines(result), isGood: findErrors(result).length === 0 }
}

/**
 * Returns the number of requests that the gateway still counts as in progress after all clients have a response or have
 * disconnected; 0 is expected.
 */
async function inFlightAtEnd(stack: Stack): Promise<number> {
  const deadline = performance.now() + workEndsWithinMs
  for (;;) {
    const count = (await metricsAt(stack.healthUrlOf('gateway'))).value('seneb_http_in_flight') ?? NaN
    if (count === 0 || performance.now() > deadline) return count
    await pause(250)
  }
}
