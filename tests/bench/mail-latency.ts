import { setTimeout as pause } from 'node:timers/promises'

import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import { startMailbox, type Mailbox } from '@seneb/testkit/mailbox'

import { operatorAddress } from '../support/deployables.js'
import { eventually } from '../support/eventually.js'
import { percentile } from '../support/figures.js'
import { sendGraphql, submitTripPlanOperation, type SubmitTripPlanAnswer } from '../support/gateway-client.js'
import { Stack } from '../support/stack.js'
import type { BenchPlan } from './bench-options.js'
import type { Verdict } from './verdict.js'

const perSecond = 50
/** PIPE-03 and PIPE-05: the specification's own waits, which no speed can shorten. */
const specifiedWaitsMs = 500 + 2000
const arriveWithinMs = 180_000

/** P8: from the accepted submission to the operator's mail, at a steady rate, with the offline writer. */
export async function measureMailLatency(
  { requests }: BenchPlan,
  environment: Readonly<Record<string, string>>,
): Promise<Verdict[]> {
  const count = requests / 8
  const mailbox = await startMailbox()
  const stack = await Stack.start({ smtpUrl: mailbox.url, environment })
  try {
    const acceptedAt = await submitSteadily(stack.graphqlUrl, count)
    await eventually('all mails', () => mailbox.mails.length >= 2 * count, arriveWithinMs)
    const took = operatorMails(mailbox).map(({ at, reference }) => at - (acceptedAt.get(reference) ?? NaN))
    return [verdict({ count, took, mails: mailbox.mails.length })]
  } finally {
    await stack.stop()
    await mailbox.stop()
  }
}

function verdict({ count, mails, took }: { count: number; mails: number; took: readonly number[] }): Verdict {
  const seconds = (part: number) => (percentile(took, part) / 1000).toFixed(2)
  const own = ((percentile(took, 0.99) - specifiedWaitsMs) / 1000).toFixed(2)
  return {
    goal: 'P8',
    title: `accepted to operator mail, ${count} submissions at ${perSecond}/s, offline writer`,
    lines: [
      `  p50 / p99                 ${seconds(0.5)} s / ${seconds(0.99)} s`,
      `  of which specified waits  ${specifiedWaitsMs / 1000} s (0.5 s before planning, 2 s before the stored plan is read again)`,
      `  p99 without them          ${own} s (reported; the goal is 2 s)`,
    ],
    marks: [
      { what: 'operator mails that arrived', value: took.length, atLeast: count, atMost: count },
      { what: 'mails that arrived, receipts included', value: mails, atLeast: 2 * count, atMost: 2 * count },
    ],
  }
}

/** Sends at a steady rate; gives the moment each reference was given. */
async function submitSteadily(graphqlUrl: string, count: number): Promise<ReadonlyMap<string, number>> {
  const acceptedAt = new Map<string, number>()
  const startedAt = performance.now()
  const underWay = Array.from({ length: count }, async (_, i) => {
    await pause(Math.max(0, startedAt + (i * 1000) / perSecond - performance.now()))
    const operation = { query: submitTripPlanOperation, variables: { input: aTripPlan(), key: `mail-${i}` } }
    const answer = await sendGraphql<SubmitTripPlanAnswer>(graphqlUrl, operation)
    const reference = answer.data?.submitTripPlan.reference
    if (!reference) throw new Error(`a submission was answered by ${answer.status} ${answer.errorCodes.join()}`)
    acceptedAt.set(reference, Date.now())
  })
  await Promise.all(underWay)
  return acceptedAt
}

function operatorMails(mailbox: Mailbox): { reference: string; at: number }[] {
  return mailbox.sentTo(operatorAddress).map(({ mail, receivedAt }) => ({
    reference: /SNB-[0-9A-Z]{6}/.exec(mail.subject ?? '')?.[0] ?? '',
    at: receivedAt.getTime(),
  }))
}
