import { array, boolean, number, object, string } from 'yup'

import { defineRequest } from '../../define.js'
import { paragraph } from '../../forms/fields.js'
import { enquiryKinds } from '../../vocabulary/care-enquiries.js'
import { consentPurposes } from '../../vocabulary/consent-texts.js'
import { correctableNames, myRequestStates, myRequestSteps, requestLevels } from '../../vocabulary/my-request.js'
import { recordId } from '../common-fields.js'
import { givenConsents } from './consent.messages.js'
import { actingErrors, requestSession } from './request-session.messages.js'

/** One thing that the person entered, under its name in the form. */
const enteredField = object({
  name: string().required(),
  value: string().required(),
  isCorrectable: boolean().required(),
}).noUnknown()

const correctedField = object({
  name: string().required(),
  /** Value before the correction; absent when there was none. */
  before: string().optional(),
  correctedAt: string().required(),
}).noUnknown()

const documentRequest = object({
  id: recordId(),
  name: string().required(),
  requestedAt: string().required(),
  /** Time at which the person sent it. */
  sentAt: string().optional(),
}).noUnknown()

/** Facts for a session of level "act". */
const personalFacts = () =>
  object({
    fullName: string().required(),
    email: string().required(),
    fields: array(enteredField.required()).required().min(0),
    corrections: array(correctedField.required()).required().min(0),
    documentRequests: array(documentRequest.required()).required().min(0),
    consents: givenConsents(),
  })
    .noUnknown()
    .optional()
    .default(undefined)

/** Reads the request of a session; absent when the session ended or no code has raised it yet. */
export const ReadMyRequest = defineRequest('enquiry.my-request.read', {
  access: 'anyone',
  input: () => ({ session: requestSession() }),
  output: () => ({
    request: object({
      enquiryId: recordId(),
      reference: string().required(),
      kind: string().oneOf(enquiryKinds).required(),
      level: string().oneOf(requestLevels).required(),
      state: string().oneOf(myRequestStates).required(),
      submittedAt: string().required(),
      /** Time zone of the person's browser. */
      timeZone: string().optional(),
      promise: object({ dueAt: string().required(), repliedAt: string().optional() }).required(),
      /** Time by which the team replies to the latest message; absent when none waits. */
      nextReplyDueAt: string().optional(),
      steps: array(
        object({ kind: string().oneOf(myRequestSteps).required(), at: string().required() }).required(),
      ).required(),
      link: object({
        openedCount: number().integer().required(),
        lastOpenedAt: string().optional(),
        /** Absent when the link has ended. */
        expiresAt: string().optional(),
      }).required(),
      /** Time at which it is erased, because the person asked for it; absent otherwise. */
      eraseAt: string().optional(),
      sessionExpiresAt: string().required(),
      personal: personalFacts(),
    })
      .optional()
      .default(undefined),
  }),
  idempotent: true,
})

/** Corrects what the person entered. Each earlier value stays visible to the person and the team. */
export const CorrectMyRequest = defineRequest('enquiry.my-request.correct', {
  access: 'anyone',
  input: () => ({
    session: requestSession(),
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
  output: () => ({ correctedAt: string().required() }),
  errors: [...actingErrors, 'IDEMPOTENCY_CONFLICT', 'RATE_LIMITED'],
})

const purpose = () => string().oneOf(consentPurposes, 'purpose is none of ours').required('purpose is required')

/** Withdraws one consent of the request, as the link of the receipt does; repeating it changes nothing. */
export const WithdrawMyConsent = defineRequest('enquiry.my-consent.withdraw', {
  access: 'anyone',
  input: () => ({ session: requestSession(), purpose: purpose() }),
  output: () => ({ consents: givenConsents() }),
  errors: actingErrors,
  idempotent: true,
})

/** Restores a withdrawn consent until its data is erased; repeating it changes nothing. */
export const RestoreMyConsent = defineRequest('enquiry.my-consent.restore', {
  access: 'anyone',
  input: () => ({ session: requestSession(), purpose: purpose() }),
  output: () => ({ consents: givenConsents() }),
  errors: actingErrors,
  idempotent: true,
})

/** Ends the request at the person's wish; nothing is erased. Repeating it changes nothing. */
export const WithdrawMyRequest = defineRequest('enquiry.my-request.withdraw', {
  access: 'anyone',
  input: () => ({ session: requestSession() }),
  output: () => ({ withdrawnAt: string().required() }),
  errors: actingErrors,
  idempotent: true,
})
