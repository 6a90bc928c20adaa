import { array, object, string } from 'yup'

import { defineEvent, defineRequest } from '../../define.js'
import { linkToken } from '../../forms/link-token.js'
import { consentPurposes } from '../../vocabulary/consent-texts.js'
import { agreementWays } from '../../vocabulary/partner-enquiries.js'
import { recordId } from '../common-fields.js'

/** Partner and way in which a person agreed to the partner's text; absent when the text is ours (S11). */
export const agreementFields = () => ({
  agreedWith: string().optional(),
  agreementWay: string().oneOf(agreementWays).optional(),
})

/** Agreement of a person to a version of a text (TRIP-54, D-83). */
export const carriedConsent = object({
  purpose: string().required(),
  textVersion: string().required(),
  givenAt: string().required(),
  ...agreementFields(),
}).noUnknown()

/**
 * Secret of the link in the person's receipt, with which they can withdraw their consents (TRIP-26). Absent for
 * synthetic journeys of our operators.
 */
export function withdrawalToken() {
  return string().optional()
}

/**
 * Secret of the link to the person's page, which stands in every mail to them. Absent for synthetic journeys of our
 * operators.
 */
export function requestToken() {
  return string().optional()
}

/** Effects that withdrawing a consent can have on its enquiry. */
export const withdrawalEffects = ['enquiry-ended', 'health-erased', 'draft-erased'] as const

const purpose = () => string().oneOf(consentPurposes, 'purpose is none of ours').required('purpose is required')

/** One consent as its person reads it: the exact text and its current state. */
const grantedConsent = object({
  purpose: purpose(),
  /** Absent when the text is a partner's, who stores it. */
  text: string().optional(),
  textVersion: string().required(),
  givenAt: string().required(),
  ...agreementFields(),
  /** Absent while the consent is in force. */
  withdrawnAt: string().optional(),
  /** Effect of the withdrawal, pending or done. */
  effect: string().oneOf(withdrawalEffects).required(),
  /** Reference of the enquiry that the consent was given with; absent after its erasure. */
  reference: string().optional(),
  /** Time until which the withdrawal can be undone; then the data is erased. Absent when nothing can be undone. */
  undoUntil: string().optional(),
}).noUnknown()

/** The consents of one receipt. */
export const givenConsents = () => array(grantedConsent.required()).required().min(0)

/** Lists the consents behind a receipt's link; empty when the link is unknown or its enquiry expired (TRIP-26). */
export const ListConsents = defineRequest('enquiry.consent.list', {
  access: 'anyone',
  input: () => ({ token: linkToken() }),
  output: () => ({ consents: givenConsents() }),
  idempotent: true,
})

/** Withdraws one consent by the link of its receipt; repeating it changes nothing (TRIP-26, LEGAL-05). */
export const WithdrawConsent = defineRequest('enquiry.consent.withdraw', {
  access: 'anyone',
  input: () => ({ token: linkToken(), purpose: purpose() }),
  output: () => ({ consents: givenConsents() }),
  errors: ['CONSENT_LINK_INVALID'],
  idempotent: true,
})

/**
 * Restores one withdrawn consent through the same link until its data is erased; repeating
 * it changes nothing. A draft written by AI is not restored (TRIP-26, LEGAL-05).
 */
export const RestoreConsent = defineRequest('enquiry.consent.restore', {
  access: 'anyone',
  input: () => ({ token: linkToken(), purpose: purpose() }),
  output: () => ({ consents: givenConsents() }),
  errors: ['CONSENT_LINK_INVALID'],
  idempotent: true,
})

/** Person who still expects a reply; absent when there is none. */
const contact = () =>
  object({
    fullName: string().required(),
    email: string().required(),
    phoneNumber: string().optional(),
  })
    .noUnknown()
    .optional()
    .default(undefined)

/** A consent was withdrawn: pending mails must not be sent unchanged, and the care team is notified (LEGAL-05). */
export const ConsentWithdrawn = defineEvent('enquiry.consent.withdrawn', 1, {
  payload: () => ({
    enquiryId: recordId(),
    enquiryKind: string().oneOf(['trip-plan', 'consultation']).required(),
    withdrawnAt: string().required(),
    reference: string().required(),
    effect: string().oneOf(withdrawalEffects).required(),
    /** Time from which the data is erased; absent when it was erased immediately. */
    eraseAt: string().optional(),
    contact: contact(),
  }),
  publisher: 'enquiry',
  consumers: ['notification'],
  subjectKey: 'enquiryId',
  personalFields: ['reference', 'effect', 'contact'],
})

/** The withdrawal of a consent was revoked in time: the care team resumes work on the enquiry (LEGAL-05). */
export const ConsentRestored = defineEvent('enquiry.consent.restored', 1, {
  payload: () => ({
    enquiryId: recordId(),
    enquiryKind: string().oneOf(['trip-plan', 'consultation']).required(),
    restoredAt: string().required(),
    reference: string().required(),
    contact: contact(),
  }),
  publisher: 'enquiry',
  consumers: ['notification'],
  subjectKey: 'enquiryId',
  personalFields: ['reference', 'contact'],
})

/**
 * The consent on which an enquiry depends was withdrawn and not restored in time, so the enquiry is erased everywhere
 * (ErasureStarted). The care team is notified with the reference only. The event has a separate ID, because consumers
 * ignore events of an erased enquiry.
 */
export const EnquiryWithdrawn = defineEvent('enquiry.withdrawal.accepted', 1, {
  payload: () => ({
    withdrawalId: recordId(),
    enquiryKind: string().oneOf(['trip-plan', 'consultation']).required(),
    withdrawnAt: string().required(),
    reference: string().required(),
  }),
  publisher: 'enquiry',
  consumers: ['notification'],
  subjectKey: 'withdrawalId',
  personalFields: ['reference'],
})
