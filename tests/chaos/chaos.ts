import { setTimeout as pause } from 'node:timers/promises'

import { startMailbox, type Mailbox } from '@seneb/testkit/mailbox'

import { endOnSignals } from '../support/end-on-signals.js'
import { Stack } from '../support/stack.js'
import { accountFor, type Account } from './account.js'
import { readChaosOptions, usage, type ChaosOptions } from './chaos-options.js'
import { mixedSubmission } from './mixed-trip-plans.js'
import { Nemesis } from './nemesis.js'
import { readFacts } from './read-facts.js'
import { faultsOf, reportLines, type ChaosResult } from './report.js'
import { SeededRandom } from './seeded-random.js'
import { submit, type Outcome } from './submit.js'

const drainWithinMs = 120_000
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
  const mailbox = await startMailbox()
  const stack = await Stack.start({ smtpUrl: mailbox.url, environment })
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
  const underWay = await sendAll(stack.graphqlUrl, options)
  isOver = true
  await raging
  const outcomes = await Promise.all(underWay)
  const { account, drainedMs } = await drain(stack, mailbox, outcomes)
  const deaths = nemesis.kills.filter((name) => name === 'notification').length
  return {
    ...{ account, outcomes, drainedMs, kills: nemesis.kills, wipes: nemesis.wipes },
    ownEnds: new Map(
      [...stack.parts].filter(([, part]) => part.ownEnds > 0).map(([name, part]) => [name, part.ownEnds]),
    ),
    dupMailBound: deaths * sendsAtOnce,
  }
}

/** Sends at a steady rate whatever becomes of the earlier ones; resolves when the last is on its way. */
async function sendAll(graphqlUrl: string, { count, perSecond, seed }: ChaosOptions): Promise<Promise<Outcome>[]> {
  const random = new SeededRandom(seed + 1)
  const startedAt = performance.now()
  const underWay: Promise<Outcome>[] = []
  for (let number = 0; number < count; number++) {
    await pause(Math.max(0, startedAt + (number * 1000) / perSecond - performance.now()))
    underWay.push(submit(graphqlUrl, mixedSubmission(random, { name: `chaos-${seed}`, number })))
  }
  return underWay
}

/** Waits until nothing is missing any more, or long enough to call it lost. */
async function drain(stack: Stack, mailbox: Mailbox, outcomes: readonly Outcome[]) {
  const startedAt = performance.now()
  const receipts = outcomes.map((outcome) => outcome.receipts).filter((ids) => ids.length > 0)
  for (;;) {
    const traces = await readFacts(stack.adminUrl)
    const mails = mailbox.mails.map(({ mail }) => mail.messageId ?? 'none')
    const account: Account = accountFor({ ...traces, receipts, mails })
    const drainedMs = performance.now() - startedAt
    if (account.lost === 0 || drainedMs > drainWithinMs) return { account, drainedMs }
    await pause(500)
  }
}
