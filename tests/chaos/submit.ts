import { sendAndLeave } from '@seneb/testkit/leaving-client'
import { setTimeout as pause } from 'node:timers/promises'

import { sendGraphql, submitTripPlanOperation, type SubmitTripPlanAnswer } from '../support/gateway-client.js'
import type { Submission } from './mixed-trip-plans.js'

/** What became of one submission. */
export interface Outcome {
  readonly submission: Submission
  /** Ids of the receipts given; two when it was sent twice. */
  readonly receipts: readonly string[]
  /** True when it was answered by InvalidInput. */
  readonly isRefused: boolean
  /** From the first try to the last answer. */
  readonly tookMs: number
  readonly retries: number
  /** Answers that must not come up, by name. */
  readonly surprises: readonly string[]
}

/** Where submissions are sent: to the gateway, or through the web server. */
export interface Doors {
  readonly gateway: string
  readonly web: string
}

type Answer = { receipt: string } | { refused: true } | { again: string } | { surprise: string }

const giveUpAfterMs = 90_000
const firstWaitMs = 100
const maxWaitMs = 1000

/**
 * Sends a submission as a careful client does: under one key, again and again until there is an answer. One that leaves
 * does so first, and then sends the same in the same way or stays away.
 */
export async function submit(doors: Doors, submission: Submission): Promise<Outcome> {
  const { leaving } = submission
  if (leaving) {
    await sendAndLeave({ url: doors[leaving.door], body: JSON.stringify(operationOf(submission)), ...leaving })
    if (!leaving.comesBack) return { submission, receipts: [], isRefused: false, tookMs: 0, retries: 0, surprises: [] }
  }
  return untilAnswered(doors.gateway, submission)
}

async function untilAnswered(graphqlUrl: string, submission: Submission): Promise<Outcome> {
  const startedAt = performance.now()
  const senders = submission.manner === 'twice-at-once' ? [0, 1] : [0]
  const ends = await Promise.all(senders.map(() => sendUntilAnswered(graphqlUrl, submission)))
  const answers = ends.map(({ answer }) => answer)
  return {
    submission,
    receipts: answers.flatMap((answer) => ('receipt' in answer ? [answer.receipt] : [])),
    isRefused: answers.every((answer) => 'refused' in answer),
    tookMs: performance.now() - startedAt,
    retries: ends.reduce((sum, { tries }) => sum + tries - 1, 0),
    surprises: ends.flatMap(({ surprises }) => surprises),
  }
}

async function sendUntilAnswered(graphqlUrl: string, submission: Submission) {
  const deadline = performance.now() + giveUpAfterMs
  const surprises: string[] = []
  for (let tries = 1; ; tries++) {
    const answer = await sendOnce(graphqlUrl, submission)
    if ('surprise' in answer) surprises.push(answer.surprise)
    const isOver = 'receipt' in answer || 'refused' in answer || performance.now() > deadline
    if (isOver) return { answer, tries, surprises }
    await pause(Math.min(firstWaitMs * 2 ** (tries - 1), maxWaitMs))
  }
}

function operationOf({ input, idempotencyKey }: Submission) {
  return { query: submitTripPlanOperation, variables: { input, key: idempotencyKey } }
}

async function sendOnce(graphqlUrl: string, submission: Submission): Promise<Answer> {
  try {
    const answer = await sendGraphql<SubmitTripPlanAnswer>(graphqlUrl, operationOf(submission))
    if (!answer.data) return answerless(answer)
    const { __typename, id = '' } = answer.data.submitTripPlan
    if (__typename === 'TripPlanReceived') return { receipt: id }
    if (__typename === 'InvalidInput') return { refused: true }
    return __typename === 'TemporarilyUnavailable' ? { again: __typename } : { surprise: __typename }
  } catch {
    return { again: 'no answer' }
  }
}

/** 5xx and UNAVAILABLE may come up while parts are down; anything else must not. */
function answerless({ status, errorCodes }: { status: number; errorCodes: readonly string[] }): Answer {
  if (errorCodes.length === 0 && status >= 500) return { again: String(status) }
  const unforeseen = errorCodes.filter((code) => code !== 'UNAVAILABLE')
  return errorCodes.length > 0 && unforeseen.length === 0
    ? { again: 'UNAVAILABLE' }
    : { surprise: unforeseen.join() || String(status) }
}
