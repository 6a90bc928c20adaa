import { asTripPlanEnquiry } from '@seneb/testkit/a-partner-enquiry'

import { byKey, sendGraphql } from '../../support/gateway-client.js'
import { answerless, untilSettled, type Attempt, type Settling } from '../until-settled.js'
import type { Submission } from './submissions.js'

/** Outcome of one submitted enquiry. */
export interface SubmissionOutcome {
  readonly submitOnBehalf: Submission
  /** Ids of the receipts; two when it was sent twice. */
  readonly receipts: readonly string[]
  readonly isRefused: boolean
  /** Whether other input under the same reference was refused for that; undefined when none was sent. */
  readonly isChangeRejected?: boolean
  readonly durationMs: number
  readonly retries: number
  readonly surprises: readonly string[]
}

type Settled = { readonly receipt: string } | { readonly refusedFor: readonly string[] }

const operation = `
  mutation ($input: TripPlanEnquiryInput!, $key: ID) {
    submitTripPlanEnquiry(input: $input, idempotencyKey: $key) {
      __typename
      ... on EnquirySubmitted { id }
      ... on InvalidInput { fields { code } }
    }
  }`

interface SubmitResponse {
  readonly submitTripPlanEnquiry: {
    readonly __typename: string
    readonly id?: string
    readonly fields?: readonly { readonly code?: string }[]
  }
}

/** URL to which enquiries are sent, and the key to send them with. */
export interface PartnerAccess {
  readonly graphqlUrl: string
  readonly key: string
}

/** Submits an enquiry as a careful partner does, retrying until there is a response. */
export async function submitOnBehalf(access: PartnerAccess, what: Submission): Promise<SubmissionOutcome> {
  const startedAt = performance.now()
  const senders = what.manner === 'twice-at-once' ? ['a', 'b'] : ['a']
  const results = await Promise.all(senders.map((sender) => sent(access, what, sender)))
  const receipts = results.flatMap(({ settled }) => (settled && 'receipt' in settled ? [settled.receipt] : []))
  const outcome = {
    submitOnBehalf: what,
    receipts,
    isRefused: results.every(({ settled }) => settled && 'refusedFor' in settled),
    durationMs: performance.now() - startedAt,
    retries: retriesOf(results),
    surprises: results.flatMap(({ surprises }) => surprises),
  }
  return what.manner === 'changed' && receipts.length > 0 ? changed(access, outcome) : outcome
}

/** Sends other input under the same reference, which must neither replace the first nor be stored in addition. */
async function changed(access: PartnerAccess, outcome: SubmissionOutcome): Promise<SubmissionOutcome> {
  const { submitOnBehalf: what, retries, surprises } = outcome
  const end = await sent(access, { ...what, input: { ...what.input, fullName: 'Somebody Else' } }, 'changed')
  const { settled } = end
  return {
    ...outcome,
    isChangeRejected: settled !== undefined && 'refusedFor' in settled && isTaken(settled.refusedFor),
    retries: retries + retriesOf([end]),
    surprises: [...surprises, ...end.surprises],
  }
}

function isTaken(codes: readonly string[]): boolean {
  return codes.length === 1 && codes[0] === 'PARTNER_REFERENCE_TAKEN'
}

function retriesOf(results: readonly Settling<unknown>[]): number {
  return results.reduce((sum, { tries }) => sum + tries - 1, 0)
}

/** A sender with a new idempotency key each time is recognized only by the partner's reference. */
function sent(access: PartnerAccess, what: Submission, sender: string): Promise<Settling<Settled>> {
  const { keyHabit, partnerReference } = what
  // Two partners use the same key for different submissions.
  const same = `${partnerReference}${sender === 'changed' ? '-changed' : ''}`
  let tries = 0
  return untilSettled(() => {
    tries += 1
    const keys = { same, another: `${same}-${sender}-${tries}`, none: undefined }
    return sendOnce(access, what, keys[keyHabit])
  })
}

async function sendOnce(
  { graphqlUrl, key: apiKey }: PartnerAccess,
  what: Submission,
  key?: string,
): Promise<Attempt<Settled>> {
  const { agreedAt, input, partnerReference } = what
  const onBehalf = { partnerReference, agreement: { textVersion: '3', agreedAt, method: 'PAPER' } }
  try {
    const variables = { input: { ...asTripPlanEnquiry(input), onBehalf }, key }
    const response = await sendGraphql<SubmitResponse>(
      graphqlUrl,
      { query: operation, variables },
      { headers: byKey(apiKey) },
    )
    if (!response.data) return answerless(response)
    const { __typename, fields = [], id = '' } = response.data.submitTripPlanEnquiry
    if (__typename === 'EnquirySubmitted') return { settled: { receipt: id } }
    if (__typename === 'InvalidInput') return { settled: { refusedFor: fields.map(({ code = '' }) => code) } }
    return __typename === 'TemporarilyUnavailable' ? { again: __typename } : { surprise: __typename }
  } catch {
    return { again: 'no answer' }
  }
}
