import { withSpan } from '@seneb/platform/telemetry'

import { assertErased, sendEnquiry, untilMailed } from './enquire.js'
import { type Journey, reasonOf } from './visited-site.js'
import { arriveByLink, readPages, calculateSavings, rejectCookies } from './visit.js'

/** Steps of a journey, in order; a failed journey names the step. */
export const journeySteps = ['site', 'referral', 'cookies', 'calculator', 'enquiry', 'mail', 'forgetting'] as const
export type JourneyStep = (typeof journeySteps)[number]

/** Journey that did not complete: the step, and a short reason without personal data. */
export class JourneyFailed extends Error {
  override readonly name = 'JourneyFailed'

  constructor(
    readonly step: JourneyStep,
    readonly reason: string,
  ) {
    super(`the journey failed at ${step}: ${reason}`)
  }
}

/**
 * Number of mutations that a journey sends; each address may send a limited number per day (GATEWAY_MUTATIONS_PER_DAY).
 */
export const mutationsOfJourney = 3

/**
 * Uses the whole product as a patient does: reads pages, follows a referral link, refuses cookies, calculates savings
 * and submits a trip plan. It waits until the mail server accepts both mails, then checks that an earlier journey's
 * enquiry is deleted. Returns the id of the enquiry; rejects with JourneyFailed.
 */
export async function makeJourney(journey: Journey): Promise<string> {
  await runStep('site', () => readPages(journey))
  await runStep('referral', () => arriveByLink(journey))
  await runStep('cookies', () => rejectCookies(journey))
  await runStep('calculator', () => calculateSavings(journey))
  const tripPlanId = await runStep('enquiry', () => sendEnquiry(journey))
  await runStep('mail', () => untilMailed(tripPlanId, journey))
  const { endedTripPlanId } = journey
  if (endedTripPlanId !== undefined) await runStep('forgetting', () => assertErased(endedTripPlanId, journey))
  return tripPlanId
}

async function runStep<T>(step: JourneyStep, work: () => Promise<T>): Promise<T> {
  try {
    return await withSpan(`synthetic journey: ${step}`, {}, work)
  } catch (error) {
    throw new JourneyFailed(step, reasonOf(error))
  }
}
