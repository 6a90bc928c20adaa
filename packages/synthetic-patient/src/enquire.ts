import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import type { TripPlanForm } from '@seneb/contracts/forms/trip-plan.form'

import { type Journey, requestGraph, UnexpectedResponse, reasonOf, signedHeaders } from './visited-site.js'
import { ownDocument } from './documents/own-document.js'

const retryAfterMs = 1000

interface Submitted {
  readonly submitTripPlan: { readonly __typename: string; readonly id?: string }
}

/** Submits a trip plan without a real person; returns its id. */
export async function sendEnquiry({ email, keys, signal, site }: Journey): Promise<string> {
  const idempotencyKey = randomUUID()
  const request = {
    document: ownDocument('SubmitSyntheticTripPlan'),
    variables: { input: tripPlanWithoutOwner(email), idempotencyKey },
    headers: signedHeaders(keys, idempotencyKey),
  }
  const { submitTripPlan } = await requestGraph<Submitted>(request, site, signal)
  if (submitTripPlan.id === undefined) throw new UnexpectedResponse(submitTripPlan.__typename)
  return submitTripPlan.id
}

interface Mailed {
  readonly syntheticJourney: { readonly receiptSent: boolean; readonly operatorEmailSent: boolean }
}

/**
 * Waits until the mail server accepted both mails. A service that is being replaced does not respond; the request is
 * repeated until the time is over.
 */
export async function untilMailed(tripPlanId: string, journey: Journey): Promise<void> {
  const deadline = performance.now() + journey.mailWithinMs
  for (;;) {
    const reason = await findMailFailure(tripPlanId, journey)
    if (reason === undefined) return
    if (performance.now() >= deadline) throw new UnexpectedResponse(reason)
    await pause(retryAfterMs, undefined, { signal: journey.signal })
  }
}

/** Throws when data of a past journey is still stored, because stored health data must expire too. */
export async function assertErased(tripPlanId: string, journey: Journey): Promise<void> {
  const { operatorEmailSent, receiptSent } = await readMails(tripPlanId, journey)
  if (operatorEmailSent || receiptSent) throw new UnexpectedResponse('an earlier journey is still stored')
}

async function findMailFailure(tripPlanId: string, journey: Journey): Promise<string | undefined> {
  try {
    const mails = await readMails(tripPlanId, journey)
    return mails.receiptSent && mails.operatorEmailSent ? undefined : `not sent: ${missing(mails)}`
  } catch (error) {
    return reasonOf(error)
  }
}

async function readMails(tripPlanId: string, { signal, site }: Journey): Promise<Mailed['syntheticJourney']> {
  const request = { document: ownDocument('SyntheticJourney'), variables: { tripPlanId } }
  return (await requestGraph<Mailed>(request, site, signal)).syntheticJourney
}

function missing({ operatorEmailSent, receiptSent }: Mailed['syntheticJourney']): string {
  return [...(receiptSent ? [] : ['receipt']), ...(operatorEmailSent ? [] : ['mail to the team'])].join(', ')
}

/**
 * Returns the enquiry of a journey: valid, without a real person. It allows no draft, because drafts cost money, and
 * has no telephone number, because agents could call it.
 */
export function tripPlanWithoutOwner(email: string): TripPlanForm {
  return {
    fullName: 'Synthetic Patient',
    age: '40',
    nationality: 'France',
    travelingFromCountry: 'France',
    email,
    treatmentType: 'Dental Care',
    medicalProcedure: 'Veneers',
    accommodationType: 'Not required',
    isCompanionTraveling: 'No',
    additionalServices: [],
    consentGiven: true,
    planDraftConsentGiven: false,
  }
}
