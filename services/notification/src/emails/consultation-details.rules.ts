import type { Payload } from '@seneb/contracts/define'
import type { ConsultationRequested } from '@seneb/contracts/messages/enquiry/consultation.messages'
import {
  careTeamZone,
  contactMethodNames,
  contactMethods,
  slotInZone,
  slotNames,
  timeSlots,
} from '@seneb/contracts/vocabulary/contact-options'

import { notGiven } from './trip-details.rules.js'
import { formatDay, visible } from './wording.rules.js'

export type RequestedConsultation = Payload<typeof ConsultationRequested>

/** How the person wants to be reached, as the team reads it. */
export function contactWish({ communicationMethod }: RequestedConsultation): string {
  const known = contactMethods.find((method) => method === communicationMethod)
  return known ? contactMethodNames[known] : visible(communicationMethod ?? notGiven)
}

/** The day that was wished; none means any (D-62). */
export function dayWish({ preferredContactDate }: RequestedConsultation): string {
  return preferredContactDate === undefined ? 'Any day' : formatDay(visible(preferredContactDate))
}

/** The part of the day in its own zone and, when the day is known, in Cairo's time, which is the team's (D-62). */
export function timeWish({ preferredContactDate, preferredTime }: RequestedConsultation): string {
  if (!preferredTime) return 'Any time'
  const slot = timeSlots.find((known) => known === preferredTime.slot)
  if (!slot) return visible(`${preferredTime.slot} (${preferredTime.zone})`)
  if (preferredContactDate === undefined) return slotNames[slot]
  return `${slotNames[slot]}, ${slotInZone(slot, preferredContactDate, careTeamZone)} in Cairo`
}
