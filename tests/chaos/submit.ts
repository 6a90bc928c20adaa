import { sendAndDisconnect } from '@seneb/testkit/disconnecting-client'

import { sendGraphql, submitTripPlanOperation, type SubmitTripPlanResponse } from '../support/gateway-client.js'
import type { Submission } from './mixed-trip-plans.js'
import { answerless, untilSettled, type Attempt } from './until-settled.js'

/** Outcome of one submission. */
export interface Outcome {
  readonly submission: Submission
  /** Ids of the receipts given; two when it was sent twice. */
  readonly receipts: readonly string[]
  /** References that the receipts show to people. */
  readonly references: readonly string[]
  /** True when it was answered by InvalidInput. */
  readonly isRefused: boolean
  /** From the first try to the last answer. */
  readonly tookMs: number
  readonly retries: number
  /** Last errors received before giving up. */
  readonly lastReceived: readonly string[]
  /** Answers that must not come up, by name. */
  readonly surprises: readonly string[]
}

/** URLs to which submissions are sent: the gateway, or the web server in front of it. */
export interface Doors {
  readonly gateway: string
  readonly web: string
  /** All replicas of the gateway where there are several; what is sent twice is sent to two of them. */
  readonly gateways?: readonly string[]
}

type Settled = { readonly receipt: string; readonly reference: string } | { readonly refused: true }

/**
 * Sends a submission as a careful client does: under one key, again and again until there is an answer. One that leaves
 * does so first, and then sends the same in the same way or stays away.
 */
export async function submit(doors: Doors, submission: Submission): Promise<Outcome> {
  const { leaving } = submission
  if (leaving) {
    await sendAndDisconnect({ url: doors[leaving.door], body: JSON.stringify(operationOf(submission)), ...leaving })
    if (!leaving.isRestored) {
      return {
        submission,
        receipts: [],
        references: [],
        isRefused: false,
        tookMs: 0,
        retries: 0,
        lastReceived: [],
        surprises: [],
      }
    }
  }
  return untilReplied(doors, submission)
}

async function untilReplied({ gateway, gateways = [gateway] }: Doors, submission: Submission): Promise<Outcome> {
  const startedAt = performance.now()
  const senders = submission.manner === 'twice-at-once' ? [0, 1] : [0]
  const endpointOf = (sender: number) => gateways[(submission.number + sender) % gateways.length] ?? gateway
  const ends = await Promise.all(senders.map((sender) => untilSettled(() => sendOnce(endpointOf(sender), submission))))
  const settled = ends.map((end) => end.settled)
  const received = settled.flatMap((answer) => (answer && 'receipt' in answer ? [answer] : []))
  return {
    submission,
    receipts: received.map(({ receipt }) => receipt),
    references: received.map(({ reference }) => reference),
    isRefused: settled.every((answer) => answer && 'refused' in answer),
    tookMs: performance.now() - startedAt,
    retries: ends.reduce((sum, { tries }) => sum + tries - 1, 0),
    lastReceived: ends.flatMap(({ lastReceived }) => lastReceived ?? []),
    surprises: ends.flatMap(({ surprises }) => surprises),
  }
}

function operationOf({ input, idempotencyKey }: Submission) {
  return { query: submitTripPlanOperation, variables: { input, key: idempotencyKey } }
}

async function sendOnce(graphqlUrl: string, submission: Submission): Promise<Attempt<Settled>> {
  try {
    const answer = await sendGraphql<SubmitTripPlanResponse>(graphqlUrl, operationOf(submission))
    if (!answer.data) return answerless(answer)
    const { __typename, id = '', reference = '' } = answer.data.submitTripPlan
    if (__typename === 'TripPlanReceived') return { settled: { receipt: id, reference } }
    if (__typename === 'InvalidInput') return { settled: { refused: true } }
    return __typename === 'TemporarilyUnavailable' ? { again: __typename } : { surprise: __typename }
  } catch {
    return { again: 'no answer' }
  }
}
