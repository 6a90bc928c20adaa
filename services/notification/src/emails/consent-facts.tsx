import type { Payload } from '@seneb/contracts/define'
import { visible } from '@seneb/contracts/forms/greeting-name'
import type { ConsultationRequested } from '@seneb/contracts/messages/enquiry/consultation.messages'
import {
  consultationTerms,
  healthDataConsent,
  personalDataConsent,
  planDraftConsent,
  type ConsentText,
} from '@seneb/contracts/vocabulary/consent-texts'
import { agreementMethodLabels } from '@seneb/contracts/vocabulary/partner-enquiries'

import { Facts } from './email-facts.js'
import { Subtitle } from './email-text.js'
import { notGranted, formatInstant, nameOfPartner } from './wording.rules.js'

/** Consents the person gave, and those requested but not given, for the care team (TRIP-54, D-83). */
export function ConsentFacts({ requested, consents }: Consents & { readonly requested: readonly Purpose[] }) {
  const facts = consentDetails({ consents }, requested)
  return (
    <>
      <Subtitle>Consents</Subtitle>
      <Facts rows={facts.map(({ label, value }) => ({ label, value, faint: value === notGranted }))} />
    </>
  )
}

/** One consent as the care team reads it. */
interface ConsentFact {
  readonly label: string
  readonly value: string
}

type Consents = Pick<Payload<typeof ConsultationRequested>, 'consents'>
type Purpose = ConsentText['purpose']

/** A consent that is added does not compile here until it has a name. */
const names: Record<Purpose, string> = {
  [personalDataConsent.purpose]: 'Personal data',
  [planDraftConsent.purpose]: 'AI draft',
  [healthDataConsent.purpose]: 'Health details',
  [consultationTerms.purpose]: 'Terms of service',
}

export const tripPlanPurposes = [personalDataConsent.purpose, planDraftConsent.purpose] as const
export const consultationPurposes = [consultationTerms.purpose, healthDataConsent.purpose] as const

/**
 * Returns the given consents with text version and time, and those in `requested` that were not given (TRIP-54, D-83). A
 * consent that is no longer requested is listed only if it was given.
 */
function consentDetails({ consents }: Consents, requested: readonly Purpose[]): readonly ConsentFact[] {
  const purposes = Object.keys(names) as Purpose[]
  return purposes.flatMap((purpose) => {
    const granted = consents.find((consent) => consent.purpose === purpose)
    const label = names[purpose]
    if (!granted) return requested.includes(purpose) ? [{ label, value: notGranted }] : []
    return [{ label, value: textOf(granted) }]
  })
}

/**
 * Returns the text version and time of a consent; for a partner's text also the method and the partner, as the partner
 * reported them.
 */
function textOf({ agreedWith, agreementWay, givenAt, textVersion }: Consents['consents'][number]): string {
  const [at, version] = [formatInstant(new Date(givenAt)), visible(textVersion)]
  if (agreedWith === undefined) return `Given ${at} (wording of ${version})`
  const way = agreementMethodLabels[agreementWay ?? ''] ?? ''
  return `Agreed with ${nameOfPartner(agreedWith)} ${way}, ${at}, as they told us (their own text, version ${version})`
}
