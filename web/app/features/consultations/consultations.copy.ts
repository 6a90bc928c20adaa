import type { ConsultationForm } from '@seneb/contracts/forms/consultation.form'

import type { FieldCopy, FieldName, ProblemCopy } from '../../forms/form-definition.js'
import { formsCopy } from '../../forms/forms.copy.js'
import type { NewToast } from '../../ui/toast-queue.js'

const notAccepted = { title: 'Something went wrong', description: 'Please try again or contact us directly.' }

/** Text of the contact page (CONT-01..15). Error messages are part of the form, in contracts. */
export const consultationCopy = {
  pageTitle: 'Contact us',
  description:
    'Ask Seneb to connect you with a provider in Egypt: say what you are looking for and how to reach you. We contact you within 24 hours.',
  eyebrow: 'Contact us',
  title: 'Let us connect you with a provider',
  lead: 'Leave your details and a day and time that suit you. Someone from our care team will contact you within 24 hours.',
  formTitle: 'Provider connection request',
  formText: 'Four answers and your agreement are enough; everything else is up to you.',
  groups: { person: 'How we reach you', topic: 'What it is about', time: 'When it suits you' },
  optional: 'optional',
  select: 'Select',
  fields: {
    fullName: { label: 'Full name' },
    email: { label: 'Email', hint: 'Your reference goes to this address.' },
    phoneNumber: { label: 'Phone', hint: 'Choose your country, or begin with its code, such as +44 20 7946 0958.' },
    treatmentType: { label: 'Treatment', placeholder: 'Select a treatment' },
    communicationMethod: { label: 'How should we contact you?', placeholder: 'Any way' },
    preferredContactDate: { label: 'Preferred day', hint: 'Leave this empty if any day suits you.' },
    preferredTime: { label: 'Preferred time' },
    message: {
      label: 'Message',
      hint: 'We keep what you write here only if you tick the box about health below.',
    },
    termsAccepted: { label: 'Terms of service' },
    healthDataConsentGiven: { label: 'Use of health details' },
  } satisfies Record<FieldName<ConsultationForm, 'timeZone'>, FieldCopy>,
  anyTime: 'Any time',
  slot: {
    inCairo: (times: string) => `${times} in Cairo`,
    yours: (hours: string, city: string) => `${hours}, your time in ${city}`,
    hours: (from: string, to: string, day: string) => `${from} to ${to}${day && ` ${day}`}`,
    onDay: (day: string) => `on ${day}`,
    dayBefore: 'the day before',
    dayAfter: 'the next day',
    midnight: 'midnight',
    noon: 'noon',
    night: 'in the middle of your night',
  },
  date: { choose: 'Choose a date', clear: 'Clear date', close: 'Close', today: 'Today' },
  readTerms: 'Read the terms of service',
  /** Consequence of refusing the second consent (O-10). */
  withoutHealth:
    "Without this, we can't store which treatment you chose or accept a message; your advisor will ask on the call.",
  summaryTitle: 'Please check these answers. Nothing has been sent yet.',
  submit: 'Send My Request',
  submitting: 'Processing...',
  sent: 'Request Sent!',
  termsToast: {
    tone: 'danger',
    title: 'Terms Agreement Required',
    description: 'Please acknowledge our terms of service before submitting.',
  } satisfies NewToast,
  receivedToast: {
    tone: 'good',
    title: 'Consultation Request Received',
    description: "We'll contact you within 24 hours to discuss your medical journey.",
  } satisfies NewToast,
  received: {
    title: "We've received your request",
    text: 'Someone from our care team will contact you within 24 hours. A confirmation with this reference is on its way to your email.',
    reference: 'Your reference',
    /** Shown when the person did not tick the second consent box (O-10). */
    treatmentNotStored:
      'You did not agree to our use of health details, so we have not kept which treatment you chose. We will ask you when we talk.',
  },
  problems: {
    limited: { title: 'Too many requests', description: 'Please wait a moment and send your request again.' },
    unavailable: notAccepted,
    'no-id': notAccepted,
    'sent-before': formsCopy.sentBefore,
    paused: formsCopy.paused,
    refused: notAccepted,
    failed: { title: 'Error sending request', description: 'Please try again later or contact us directly.' },
  } satisfies ProblemCopy as ProblemCopy,
} as const

/** Copy beside the contact form; loaded with the component that shows it. */
export const contactAsideCopy = {
  title: 'What happens next?',
  steps: [
    'We email you a reference right away.',
    'Our care team reads your request. It works on Cairo time.',
    'Within 24 hours a person answers, the way you chose or by email; if you chose a later day, we also contact you on that day.',
  ],
  privacy: 'Your details are used to answer this request. A provider sees them only when you ask for it.',
  emergency: 'We give no medical advice. In an emergency, please call the emergency number of the country you are in.',
  planner: 'Know more already? Plan your whole trip',
} as const
