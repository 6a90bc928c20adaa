import { visible } from '@seneb/contracts/forms/greeting-name'
import type { Payload } from '@seneb/contracts/define'
import type { ConsultationRequested } from '@seneb/contracts/messages/enquiry/consultation.messages'
import { contactMethodNames, contactMethods, slotNames, timeSlots } from '@seneb/contracts/vocabulary/contact-options'

import { slotPreference } from './clock-wording.rules.js'
import { formatDay, notGranted } from './wording.rules.js'

export type RequestedConsultation = Payload<typeof ConsultationRequested>

/** Returns the preferred contact method, as shown to the team. */
export function contactPreference({ communicationMethod }: RequestedConsultation): string {
  const match = contactMethods.find((method) => method === communicationMethod)
  return match ? contactMethodNames[match] : visible(communicationMethod ?? notGranted)
}

/** The day that was wished; none means any (D-62). */
export function dayPreference({ preferredContactDate }: RequestedConsultation): string {
  return preferredContactDate === undefined ? 'Any day' : formatDay(visible(preferredContactDate))
}

/** The part of the day, in the team's clock and in the person's (D-62, CONT-16). */
export function timePreference({ personal, preferredContactDate, preferredTime }: RequestedConsultation): string {
  return slotPreference({ preferredContactDate, preferredTime, zone: personal.timeZone })
}

/**
 * Returns the preferred contact method and time, without health details or typed text. Values outside our lists are
 * omitted (S16). Of the telephone number only the last digits are included.
 */
export function neutralPreferences(requested: RequestedConsultation): LabelledText[] {
  const { communicationMethod, personal, preferredContactDate = '', preferredTime } = requested
  const method = contactMethods.find((candidate) => candidate === communicationMethod)
  const slot = timeSlots.find((candidate) => candidate === preferredTime?.slot)
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
