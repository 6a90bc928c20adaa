import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { inSpan } from '@seneb/platform/telemetry'
import { syntheticMark, syntheticMarkHeader } from '@seneb/platform/synthetic-mark'

import { tripPlanOfNobody } from './trip-plan-of-nobody.js'
import { askGraph, ownDocument, readPage, UnexpectedAnswer, type Site } from './visited-site.js'

/** What a journey does, in its order; one that fails says at which. */
export const journeySteps = ['site', 'enquiry', 'mail'] as const
export type JourneyStep = (typeof journeySteps)[number]

/** A journey that did not come to its end: where, and why in a word or two that name nobody. */
export class JourneyFailed extends Error {
  override readonly name = 'JourneyFailed'

  constructor(
    readonly step: JourneyStep,
    readonly reason: string,
  ) {
    super(`the journey failed at ${step}: ${reason}`)
  }
}

export interface Journey {
  readonly site: Site
  /** The keys of marks. */
  readonly keys: string
  /** Where both mails go. */
  readonly email: string
  /** How long both mails may take. */
  readonly mailWithinMs: number
  /** Ends a journey that is under way. */
  readonly signal: AbortSignal
}

const pages = ['/', '/trip-planner'] as const
const askAgainMs = 1000

/**
 * Goes through the whole product as a patient does: reads pages, sends in a trip plan, waits until the mail server took
 * the receipt and the mail that the care team would get. Throws JourneyFailed.
 */
export async function makeJourney(journey: Journey): Promise<void> {
  await inStep('site', () => readPages(journey))
  const tripPlanId = await inStep('enquiry', () => sendEnquiry(journey))
  await inStep('mail', () => untilMailed(tripPlanId, journey))
}

async function inStep<T>(step: JourneyStep, work: () => Promise<T>): Promise<T> {
  try {
    return await inSpan(`synthetic journey: ${step}`, {}, work)
  } catch (error) {
    throw new JourneyFailed(step, reasonOf(error))
  }
}

/** Only our own words and the codes of failures: an answer might hold anything. */
function reasonOf(error: unknown): string {
  const { code, message, name } = error as { code?: unknown; message?: string; name?: string }
  if (typeof code === 'string') return code
  return error instanceof UnexpectedAnswer ? String(message) : String(name)
}

async function readPages({ signal, site }: Journey): Promise<void> {
  for (const path of pages) {
    const { status, text } = await readPage(path, site, signal)
    if (status !== 200) throw new UnexpectedAnswer(`${path} answered ${status}`)
    if (!text.includes('</html>')) throw new UnexpectedAnswer(`${path} came without its end`)
  }
}

interface Submitted {
  readonly submitTripPlan: { readonly __typename: string; readonly id?: string }
}

async function sendEnquiry({ email, keys, signal, site }: Journey): Promise<string> {
  const idempotencyKey = randomUUID()
  const question = {
    document: ownDocument('submit-trip-plan'),
    variables: { input: tripPlanOfNobody(email), idempotencyKey },
    headers: { [syntheticMarkHeader]: syntheticMark(keys, { idempotencyKey, at: new Date() }) },
  }
  const { submitTripPlan } = await askGraph<Submitted>(question, site, signal)
  if (submitTripPlan.id === undefined) throw new UnexpectedAnswer(submitTripPlan.__typename)
  return submitTripPlan.id
}

interface Mailed {
  readonly syntheticJourney: { readonly receiptSent: boolean; readonly operatorEmailSent: boolean }
}

/** A service that is replaced at this moment gives no answer; it is asked again until the time is over. */
async function untilMailed(tripPlanId: string, journey: Journey): Promise<void> {
  const deadline = performance.now() + journey.mailWithinMs
  for (;;) {
    const reason = await whyNotMailed(tripPlanId, journey)
    if (reason === undefined) return
    if (performance.now() >= deadline) throw new UnexpectedAnswer(reason)
    await pause(askAgainMs, undefined, { signal: journey.signal })
  }
}

async function whyNotMailed(tripPlanId: string, { signal, site }: Journey): Promise<string | undefined> {
  const question = { document: ownDocument('read-journey'), variables: { tripPlanId } }
  try {
    const { syntheticJourney: mails } = await askGraph<Mailed>(question, site, signal)
    return mails.receiptSent && mails.operatorEmailSent ? undefined : `not sent: ${missing(mails)}`
  } catch (error) {
    return reasonOf(error)
  }
}

function missing({ operatorEmailSent, receiptSent }: Mailed['syntheticJourney']): string {
  return [...(receiptSent ? [] : ['receipt']), ...(operatorEmailSent ? [] : ['mail to the team'])].join(', ')
}
