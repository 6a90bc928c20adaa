import { array, boolean, number, object, string } from 'yup'

import { defineRequest } from '../../define.js'
import { paragraph } from '../../forms/fields.js'
import { consentPurposes } from '../../vocabulary/consent-texts.js'
import { correctableNames, maxMessageLength } from '../../vocabulary/my-request.js'
import { recordId, seenVersion } from '../common-fields.js'

/** Every request here does by telephone what patients can do on their page; each is audited. */
const acting = {
  access: { permission: 'enquiry:work' },
  output: () => ({ enquiryId: recordId(), version: number().integer().required() }),
  errors: ['ENQUIRY_UNKNOWN', 'CHANGED_MEANWHILE', 'MY_REQUEST_CONFLICT'],
} as const

const purpose = () => string().oneOf(consentPurposes, 'Please choose a consent').required('Please choose a consent')

/** Corrects what the person entered. Each earlier value stays visible to the person and the team. */
export const CorrectByTelephone = defineRequest('enquiry.telephone-act.correct', {
  ...acting,
  input: () => ({
    enquiryId: recordId(),
    version: seenVersion(),
    changes: array(
      object({
        name: string().oneOf(correctableNames, 'This cannot be corrected here').required('name is required'),
        value: paragraph(),
      })
        .noUnknown()
        .required(),
    )
      .min(1, 'Please correct at least one thing')
      .max(correctableNames.length, 'Please correct each thing once')
      .required('Please correct at least one thing'),
  }),
})

/** Files a message that the person dictated to the care team. */
export const WriteByTelephone = defineRequest('enquiry.telephone-act.write', {
  ...acting,
  input: () => ({
    enquiryId: recordId(),
    text: paragraph(maxMessageLength).required('Please write the message'),
  }),
  errors: ['ENQUIRY_UNKNOWN', 'IDEMPOTENCY_CONFLICT', 'MY_REQUEST_CONFLICT'],
})

/** Withdraws one consent of the request; repeating it changes nothing. */
export const WithdrawConsentByTelephone = defineRequest('enquiry.telephone-act.withdraw-consent', {
  ...acting,
  input: () => ({ enquiryId: recordId(), version: seenVersion(), purpose: purpose() }),
})

/** Restores a withdrawn consent until its data is erased, also of an enquiry that it ended. */
export const RestoreConsentByTelephone = defineRequest('enquiry.telephone-act.restore-consent', {
  ...acting,
  input: () => ({ enquiryId: recordId(), purpose: purpose() }),
})

/** Ends the request at the person's wish; nothing is erased. */
export const WithdrawByTelephone = defineRequest('enquiry.telephone-act.withdraw', {
  ...acting,
  input: () => ({ enquiryId: recordId(), version: seenVersion() }),
})

/** Emails the link of the page to the person's address, on request as a new one that ends all earlier links. */
export const SendLinkByTelephone = defineRequest('enquiry.telephone-act.send-link', {
  ...acting,
  input: () => ({
    enquiryId: recordId(),
    /** Whether the links of all earlier mails end, and all sessions with them. */
    endsEarlierLinks: boolean().default(false),
  }),
  errors: ['ENQUIRY_UNKNOWN', 'MY_REQUEST_CONFLICT', 'RATE_LIMITED'],
})

/** Starts the delay after which the request is erased everywhere, as the person's page does. */
export const StartErasureByTelephone = defineRequest('enquiry.telephone-act.start-erasure', {
  ...acting,
  input: () => ({ enquiryId: recordId(), version: seenVersion() }),
})

/** Cancels an erasure that the person asked for and that has not begun; repeating it changes nothing. */
export const CancelErasureByTelephone = defineRequest('enquiry.telephone-act.cancel-erasure', {
  ...acting,
  input: () => ({ enquiryId: recordId() }),
})

/** Reads what a staff member needs on the telephone: planned erasure, corrections, and consents with their effects. */
export const ReadTelephoneFacts = defineRequest('enquiry.telephone-act.read-facts', {
  access: { permission: 'enquiry:read' },
  input: () => ({ enquiryId: recordId() }),
  output: () => ({
    /** Time at which it is erased because the person asked for it; absent otherwise. */
    eraseAt: string().optional(),
    /** Time until which the newest link opens the page; absent when none does. */
    linkExpiresAt: string().optional(),
    consents: array(
      object({
        purpose: string().oneOf(consentPurposes).required(),
        givenAt: string().required(),
        withdrawnAt: string().optional(),
        /** Time until which the withdrawal can be undone; absent when it cannot. */
        undoUntil: string().optional(),
      })
        .noUnknown()
        .required(),
    ).required(),
  }),
  errors: ['ENQUIRY_UNKNOWN'],
  idempotent: true,
})
