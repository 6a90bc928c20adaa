import { sendAndDisconnect } from '@seneb/testkit/disconnecting-client'

import { sendGraphql, submitTripPlanOperation, type SubmitTripPlanResponse } from '../support/gateway-client.js'
import type { Submission } from './mixed-trip-plans.js'
import { answerless, untilSettled, type Attempt } from './until-settled.js'

/** Outcome of one submission. */
export interface Outcome {
  readonly submission: Submission
  /** Ids of the receipts; two when it was sent twice. */
  readonly receipts: readonly string[]
  /** References that the receipts show to people. */
  readonly references: readonly string[]
  /** True when the result was InvalidInput. */
  readonly isRefused: boolean
  /** Duration from the first attempt to the last response. */
  readonly durationMs: number
  readonly retries: number
  /** Last errors received before giving up. */
  readonly lastReceived: readonly string[]
  /** Unexpected responses, by name. */
  readonly surprises: readonly string[]
}

/** URLs to which submissions are sent: the gateway, or the web server in front of it. */
export interface Endpoints {
  readonly gateway: string
  readonly web: string
  /** All replicas of the gateway, if there are several; a repeated submission goes to two of them. */
  readonly gateways?: readonly string[]
}

type Settled = { readonly receipt: string; readonly reference: string } | { readonly refused: true }

/**
 * Sends a submission as a careful client does: under one key, retrying until there is a response. A client that
 * disconnects does so first, and then sends the same again or stays away.
 */
export async function submit(endpoints: Endpoints, submission: Submission): Promise<Outcome> {
  const { disconnect } = submission
  if (disconnect) {
    await sendAndDisconnect({
      url: endpoints[disconnect.endpoint],
      body: JSON.stringify(operationOf(submission)),
      ...disconnect,
    })
    if (!disconnect.isRestored) {
      return {
        submission,
        receipts: [],
        references: [],
        isRefused: false,
        durationMs: 0,
        retries: 0,
        lastReceived: [],
        surprises: [],
      }
    }
  }
  return untilReplied(endpoints, submission)
}

async function untilReplied({ gateway, gateways = [gateway] }: Endpoints, submission: Submission): Promise<Outcome> {
  const startedAt = performance.now()
  const senders = submission.manner === 'twice-at-once' ? [0, 1] : [0]
  const endpointOf = (sender: number) => gateways[(submission.number + sender) % gateways.length] ?? gateway
  const results = await Promise.all(
    senders.map((sender) => untilSettled(() => sendOnce(endpointOf(sender), submission))),
  )
  const settled = results.map((end) => end.settled)
  const received = settled.flatMap((result) => (result && 'receipt' in result ? [result] : []))
  return {
    submission,
    receipts: received.map(({ receipt }) => receipt),
    references: received.map(({ reference }) => reference),
    isRefused: settled.every((result) => result && 'refused' in result),
    durationMs: performance.now() - startedAt,
    retries: results.reduce((sum, { tries }) => sum + tries - 1, 0),
    lastReceived: results.flatMap(({ lastReceived }) => lastReceived ?? []),
    surprises: results.flatMap(({ surprises }) => surprises),
  }
}

function operationOf({ input, idempotencyKey }: Submission) {
  return { query: submitTripPlanOperation, variables: { input, key: idempotencyKey } }
}

async function sendOnce(graphqlUrl: string, submission: Submission): Promise<Attempt<Settled>> {
  try {
    const response = await sendGraphql<SubmitTripPlanResponse>(graphqlUrl, operationOf(submission))
    if (!response.data) return answerless(response)
    const { __typename, id = '', reference = '' } = response.data.submitTripPlan
    if (__typename === 'TripPlanReceived') return { settled: { receipt: id, reference } }
    if (__typename === 'InvalidInput') return { settled: { refused: true } }
    return __typename === 'TemporarilyUnavailable' ? { again: __typename } : { surprise: __typename }
  } catch {
    return { again: 'no answer' }
  }
}
