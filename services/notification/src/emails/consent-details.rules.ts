import { visible } from '@seneb/contracts/forms/greeting-name'
import type { Payload } from '@seneb/contracts/define'
import type { ConsultationRequested } from '@seneb/contracts/messages/enquiry/consultation.messages'
import {
  consultationTerms,
  healthDataConsent,
  personalDataConsent,
  planDraftConsent,
  type ConsentText,
} from '@seneb/contracts/vocabulary/consent-texts'

import { formatInstant, notGiven } from './wording.rules.js'

/** One consent as the care team reads it. */
interface ConsentFact {
  readonly label: string
  readonly value: string
}

export type Consents = Pick<Payload<typeof ConsultationRequested>, 'consents'>
export type Purpose = ConsentText['purpose']

/** A consent that is added does not compile here until it has a name. */
const names: Record<Purpose, string> = {
  [personalDataConsent.purpose]: 'Personal data',
  [planDraftConsent.purpose]: 'Draft by machine',
  [healthDataConsent.purpose]: 'Health details',
  [consultationTerms.purpose]: 'Terms of service',
}

export const tripPlanPurposes = [personalDataConsent.purpose, planDraftConsent.purpose] as const
export const consultationPurposes = [consultationTerms.purpose, healthDataConsent.purpose] as const

/**
 * What the person agreed to, with the version of the text and the time, and what they were `asked` and did not agree to
 * (TRIP-54, D-83). What is not asked any more is told where it was given.
 */
export function consentDetails({ consents }: Consents, asked: readonly Purpose[]): readonly ConsentFact[] {
  const purposes = Object.keys(names) as Purpose[]
  return purposes.flatMap((purpose) => {
    const given = consents.find((consent) => consent.purpose === purpose)
    const label = names[purpose]
    if (!given) return asked.includes(purpose) ? [{ label, value: notGiven }] : []
    return [
      { label, value: `Given ${formatInstant(new Date(given.givenAt))} (wording of ${visible(given.textVersion)})` },
    ]
  })
}
