import type { CareOutcome, CareState, ContactChannel } from '../graph/generated/enquiries/graphql.js'
import { enquiryLabelsCopy } from './enquiry-labels.copy.js'
import type { Enquiry } from './enquiry.js'

const copy = enquiryLabelsCopy.enquiryWords

export const stateLabels: Readonly<Record<CareState, string>> = copy.state

export const outcomeLabels: Readonly<Record<CareOutcome, string>> = copy.outcome

export const channelLabels: Readonly<Record<ContactChannel, string>> = copy.channel

/** Returns the person's name, or the reference when the name may not be seen. */
export function titleOf({ fullName, reference }: Pick<Enquiry, 'fullName' | 'reference'>): string {
  return fullName ?? reference
}

/** Returns the requested treatment, and the country it is requested from. */
export function preferenceOf({
  country,
  kind,
  procedure,
  treatmentType,
}: Pick<Enquiry, 'country' | 'kind' | 'procedure' | 'treatmentType'>): string {
  const treatment = procedure ?? treatmentType ?? (kind === 'TRIP_PLAN' ? copy.tripPlan : copy.consultation)
  return country ? `${treatment} · ${country}` : treatment
}
