import { setTimeout as pause } from 'node:timers/promises'

import { metricsAt } from '@seneb/testkit/metrics'
import { startMailbox, type Mailbox } from '@seneb/testkit/mailbox'

import { serviceNames } from '@seneb/contracts/define'

import { buildWeb } from '../../infra/build/web-build.ts'
import { endOnSignals } from '../support/end-on-signals.js'
import { Stack } from '../support/stack.js'
import { accountFor, type Account } from './account.js'
import { readChaosOptions, usage, type ChaosOptions } from './chaos-options.js'
import { isGone, mixedSubmission } from './mixed-trip-plans.js'
import { Nemesis } from './nemesis.js'
import { readFacts } from './read-facts.js'
import { faultsOf, reportLines, type ChaosResult } from './report.js'
import { SeededRandom } from './seeded-random.js'
import { submit, type Doors, type Outcome } from './submit.js'

const drainWithinMs = 120_000
/** Longer than the deadline of a request and what a client that has left may keep its place. */
const workEndsWithinMs = 20_000
const sendsAtOnce = 4

/** The limits stay on; they are only wide enough for one sender that stands for thousands. The waits are short. */
const environment = {
  GATEWAY_MUTATIONS_PER_MINUTE: '1000000',
  AI_PLANNING_START_DELAY_MS: '50',
  AI_PLANNING_SETTLE_MS: '100',
  AI_PLANNING_CALL_TIMEOUT_MS: '4000',
  AI_PLANNING_LEASE_SECONDS: '5',
  NOTIFICATION_SEND_DEADLINE_MS: '4000',
  NOTIFICATION_CONCURRENT_SENDS: String(sendsAtOnce),
}

endOnSignals()
process.exitCode = await main()

async function main(): Promise<number> {
  const options = optionsOrUndefined()
  if (!options) return 2
  await buildWeb()
  const mailbox = await startMailbox()
  const stack = await Stack.start({
    smtpUrl: mailbox.url,
    environment,
    deployables: ['gateway', 'web', ...serviceNames],
  })
  try {
    const result = await run(stack, mailbox, options)
    console.log(reportLines(result).join('\n'))
    return faultsOf(result).length > 0 ? 1 : 0
  } finally {
    await stack.stop()
    await mailbox.stop()
  }
}

function optionsOrUndefined(): ChaosOptions | undefined {
  try {
    return readChaosOptions(process.argv.slice(2))
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usage}`)
    return undefined
  }
}

async function run(stack: Stack, mailbox: Mailbox, options: ChaosOptions): Promise<ChaosResult> {
  const { count, perSecond, seed, targets, wipesNats } = options
  console.log(`seed ${seed}: ${count} submissions at ${perSecond}/s, killing ${targets.join(', ') || 'nothing'}`)
  const nemesis = new Nemesis(stack, new SeededRandom(seed), { targets, wipesNats })
  let isOver = false
  const raging = nemesis.rage(() => isOver)
  const underWay = await sendAll({ gateway: stack.graphqlUrl, web: `${stack.siteUrl}/graphql` }, options)
  isOver = true
  await raging
  const outcomes = await Promise.all(underWay)
  const inFlight = await inFlightAtEnd(stack)
  const { account, drainedMs, storedForLeft } = await drain(stack, mailbox, outcomes)
  const deaths = nemesis.kills.filter((name) => name === 'notification').length
  return {
    ...{ account, inFlight, outcomes, storedForLeft, drainedMs, kills: nemesis.kills, wipes: nemesis.wipes },
    ownEnds: new Map(
      [...stack.parts].filter(([, part]) => part.ownEnds > 0).map(([name, part]) => [name, part.ownEnds]),
    ),
    dupMailBound: deaths * sendsAtOnce,
  }
}

/** Sends at a steady rate whatever becomes of the earlier ones; resolves when the last is on its way. */
async function sendAll(doors: Doors, { count, perSecond, seed }: ChaosOptions): Promise<Promise<Outcome>[]> {
  const random = new SeededRandom(seed + 1)
  const startedAt = performance.now()
  const underWay: Promise<Outcome>[] = []
  for (let number = 0; number < count; number++) {
    await pause(Math.max(0, startedAt + (number * 1000) / perSecond - performance.now()))
    underWay.push(submit(doors, mixedSubmission(random, { name: `chaos-${seed}`, number })))
  }
  return underWay
}

/** Requests that the gateway still counts as at work after everybody has been answered or has left; 0 as it should be. */
async function inFlightAtEnd(stack: Stack): Promise<number> {
  const deadline = performance.now() + workEndsWithinMs
  for (;;) {
    const count = (await metricsAt(stack.healthUrlOf('gateway'))).value('seneb_http_in_flight') ?? NaN
    if (count === 0 || performance.now() > deadline) return count
    await pause(250)
  }
}

/** Waits until nothing is missing any more, or long enough to call it lost. */
async function drain(stack: Stack, mailbox: Mailbox, outcomes: readonly Outcome[]) {
  const startedAt = performance.now()
  const receipts = outcomes.map((outcome) => outcome.receipts).filter((ids) => ids.length > 0)
  const leftFor = new Set(outcomes.flatMap(({ submission }) => (isGone(submission) ? [submission.email] : [])))
  for (;;) {
    const traces = await readFacts(stack.adminUrl)
    const mails = mailbox.mails.map(({ mail }) => mail.messageId ?? 'none')
    const stored = traces.tripPlans.filter(({ email }) => leftFor.has(email))
    const account: Account = accountFor({ ...traces, receipts, mails, storedForLeft: stored.map(({ id }) => id) })
    const drainedMs = performance.now() - startedAt
    if (account.lost === 0 || drainedMs > drainWithinMs) {
      return { account, drainedMs, storedForLeft: stored.map(({ email }) => email) }
    }
    await pause(500)
  }
}
