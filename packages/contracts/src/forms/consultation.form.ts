import { mixed, object, type InferType } from 'yup'

import { contactMethods, timeSlots } from '../vocabulary/contact-options.js'
import {
  calendarDate,
  emailAddress,
  fullName,
  line,
  listOption,
  optionalTick,
  optionalTimeZone,
  paragraph,
  tick,
} from './fields.js'
import { phone } from './phone-number.js'
import { isWithinTravelWindow } from './travel-dates.js'
import type { ValidationContext } from './trip-plan.form.js'

const contactDay = 'Please choose a date from today up to one year ahead'
const phoneNumber = 'Phone number is required'
const treatment = 'Please select a treatment'

/** CONT-11: what follows 'Terms Agreement Required'. */
export const termsMessage = 'Please acknowledge our terms of service before submitting.'

/** Without the consent a message may not be stored, and is never dropped in silence: the person chooses. */
export const messageNeedsConsent =
  'Please tick this so that we may keep your message, or clear the message to send your request without it.'

/** D-61: a field of the old payload that the form does not ask; nothing but null is accepted for it. */
function retiredField() {
  return mixed<never>()
    .transform((value: unknown) => value ?? undefined)
    .test('retired', 'This field is no longer used; send null', (value?: unknown) => value === undefined)
}

/**
 * The request for a consultation (CONT-02..04, CONT-07, CONT-09, CONT-10). Time and day that are left out mean 'any'
 * (D-62). Reading needs the time, as the trip plan does.
 */
export const consultationForm = object({
  fullName: fullName('Full name is required'),
  email: emailAddress('Please enter a valid email address'),
  phoneNumber: phone().required(phoneNumber),
  /** CONT-03, D-56: a treatment type of the catalogue, by which the service checks it. */
  treatmentType: line().required(treatment),
  message: paragraph(),
  communicationMethod: listOption(contactMethods, 'Please choose a contact method from the list'),
  preferredTime: listOption(timeSlots, 'Please choose a time from the list'),
  preferredContactDate: calendarDate(contactDay).test('contact-day', contactDay, (value, { options }) => {
    const context = options.context as ValidationContext | undefined
    if (!context) throw new Error('consultationForm is read with { context: { now } }')
    return !value || Number.isNaN(Date.parse(value)) || isWithinTravelWindow(value, context.now)
  }),
  /** CONT-16: the zone of the person's own clock. */
  timeZone: optionalTimeZone(),
  termsAccepted: tick(termsMessage),
  /** O-10: without it the treatment is not stored, and a message is rejected. */
  healthDataConsentGiven: optionalTick().test(
    'with-message',
    messageNeedsConsent,
    (value, { parent }) => value || !(parent as { message?: string }).message,
  ),
  medicalProcedure: retiredField(),
  isCompanionTraveling: retiredField(),
  totalBudget: retiredField(),
  preferredTravelDates: retiredField(),
}).exact('This form has no such field')

export type ConsultationForm = InferType<typeof consultationForm>
