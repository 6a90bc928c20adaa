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

/**
 * How and when the person wants to be reached, without anything about their health and without words of their own: what
 * is on none of our lists is left out (S16). Of the telephone number only the end is said.
 */
export function neutralWishes(requested: RequestedConsultation): LabelledText[] {
  const { communicationMethod, personal, preferredContactDate = '', preferredTime } = requested
  const method = contactMethods.find((known) => known === communicationMethod)
  const slot = timeSlots.find((known) => known === preferredTime?.slot)
  const lastDigits = personal.phoneNumber.replaceAll(/\D/g, '').slice(-3)
  return [
    { label: 'We reach you by', value: method ? contactMethodNames[method] : 'any way' },
    {
      label: 'Day',
      value: /^\d{4}-\d\d-\d\d$/.test(preferredContactDate) ? formatDay(preferredContactDate) : 'any day',
    },
    { label: 'Time', value: slot ? slotNames[slot] : 'any time' },
    ...(lastDigits.length === 3 ? [{ label: 'Phone', value: `ends in ${lastDigits}` }] : []),
  ]
}

interface LabelledText {
  readonly label: string
  readonly value: string
}
