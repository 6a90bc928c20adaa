import { array, boolean, number, object, string } from 'yup'

import { defineEvent, defineRequest } from '../../define.js'
import { consultationForm } from '../../forms/consultation.form.js'
import { line } from '../../forms/fields.js'
import { onBehalfForm } from '../../forms/on-behalf.form.js'
import { tripPlanForm } from '../../forms/trip-plan.form.js'
import { enquiryKinds } from '../../vocabulary/care-enquiries.js'
import { keyModes } from '../../vocabulary/partner-access.js'
import { partnerEnquiryStates, sharings } from '../../vocabulary/partner-enquiries.js'
import { pageAfter, recordId, sentForm, withholdMail } from '../common-fields.js'
import { withdrawalToken } from './consent.messages.js'
import { tripPlanReceipt } from './trip-plan.messages.js'

const onBehalf = () => onBehalfForm.default(undefined).required('Please say on whose behalf you are submitting this')

/**
 * Fields in addition to the form. With `onlyRepeats`, set when the partner is over the limit, only a stored enquiry
 * gets a reply.
 */
const submittedByPartner = () => ({ onBehalf: onBehalf(), onlyRepeats: boolean().optional() })

const submitting = {
  access: { scope: 'enquiries:submit' },
  /** Includes whether the enquiry was already stored, so that a repeated request counts once. */
  output: () => tripPlanReceipt.shape({ isRepeat: boolean().required() }),
  errors: ['IDEMPOTENCY_CONFLICT', 'THROTTLED'],
} as const

/**
 * Saves a trip-plan enquiry that a partner submits for a person who agreed to it. Safe to repeat with the same
 * idempotency key or the same partner reference. With a test key no personal data is stored and no one is notified.
 */
export const SubmitPartnerTripPlan = defineRequest('enquiry.partner-enquiry.submit-trip-plan', {
  ...submitting,
  input: () => sentForm(tripPlanForm).shape(submittedByPartner()),
  errors: [...submitting.errors, 'PLANNER_PAUSED'],
})

/** The same for a request for a consultation. */
export const RequestPartnerConsultation = defineRequest('enquiry.partner-enquiry.request-consultation', {
  ...submitting,
  input: () => sentForm(consultationForm).shape(submittedByPartner()),
})

/** An enquiry as shown to the partner who submitted it; it returns none of the personal data that they submitted. */
const partnerEnquiry = () =>
  object({
    enquiryId: recordId(),
    reference: string().required(),
    partnerReference: string().optional(),
    kind: string().oneOf(enquiryKinds).required(),
    mode: string().oneOf(keyModes).required(),
    submittedAt: string().required(),
    state: string().oneOf(partnerEnquiryStates).required(),
    /** Time at which it entered that state; absent when we no longer store any of its data. */
    stateSince: string().optional(),
    sharing: string().oneOf(sharings).required(),
  })

const reading = {
  access: { scope: 'enquiries:read' },
  idempotent: true,
} as const

const enquiryNames = ['enquiryId', 'reference', 'partnerReference'] as const
/** Names in any format are accepted; an unknown one simply finds nothing. */
const enquiryName = () => string().max(100, 'Please use at most 100 characters').optional()

const first = 'Please ask for 1 to 100'

/** Lists one page of the partner's enquiries submitted with keys of this mode, newest first. */
export const ListPartnerEnquiries = defineRequest('enquiry.partner-enquiry.list', {
  ...reading,
  input: () => ({
    first: number().integer(first).min(1, first).max(100, first).required(first),
    after: pageAfter(),
    state: string().oneOf(partnerEnquiryStates, 'Please choose a state from the list').optional(),
  }),
  output: () => ({
    enquiries: array(partnerEnquiry().shape({ cursor: string().required() }).required()).required(),
    hasMore: boolean().required(),
  }),
})

/** Reads one enquiry by exactly one identifier; empty for one of another partner or mode, or an unknown one. */
export const ReadPartnerEnquiry = defineRequest('enquiry.partner-enquiry.read', {
  ...reading,
  input: () =>
    object({ enquiryId: enquiryName(), reference: line(100), partnerReference: line(100) })
      .noUnknown()
      .test('one-name', 'Please give exactly one of id, reference and partnerReference', (input) => {
        return enquiryNames.filter((name) => input[name] !== undefined).length === 1
      }),
  output: () => ({ enquiry: partnerEnquiry().optional().default(undefined) }),
})

const changing = {
  output: partnerEnquiry,
  errors: ['ENQUIRY_UNKNOWN'],
  idempotent: true,
} as const

/** Withdraws the enquiry on the person's behalf; the care team ends its work. Repeating it changes nothing. */
export const WithdrawPartnerEnquiry = defineRequest('enquiry.partner-enquiry.withdraw', {
  ...changing,
  access: { scope: 'enquiries:submit' },
  input: () => ({ enquiryId: enquiryName().required('Please name the enquiry') }),
})

/**
 * A partner withdrew an enquiry on the person's behalf. The team is notified that its work has ended. The person is
 * told which partner withdrew it, because nothing is erased and a partner may be wrong (S11).
 */
export const PartnerEnquiryWithdrawn = defineEvent('enquiry.partner-enquiry.withdrawn', 1, {
  payload: () => ({
    enquiryId: recordId(),
    enquiryKind: string().oneOf(enquiryKinds).required(),
    withdrawnAt: string().required(),
    reference: string().required(),
    /** Name of the partner. */
    withdrawnBy: string().required(),
    contact: object({
      fullName: string().required(),
      email: string().required(),
      phoneNumber: string().optional(),
    })
      .noUnknown()
      .required(),
    withholdMail: withholdMail(),
    withdrawalToken: withdrawalToken(),
  }),
  publisher: 'enquiry',
  consumers: ['notification'],
  subjectKey: 'enquiryId',
  personalFields: ['reference', 'contact', 'withdrawalToken'],
})

/** Moves an enquiry that was submitted with a test key into a given state; live enquiries are not found. */
export const SimulatePartnerEnquiry = defineRequest('enquiry.partner-enquiry.simulate', {
  ...changing,
  access: { scope: 'enquiries:submit' },
  input: () => ({
    enquiryId: enquiryName().required('Please name the enquiry'),
    state: string().oneOf(partnerEnquiryStates, 'Please choose a state from the list').required(),
  }),
})
