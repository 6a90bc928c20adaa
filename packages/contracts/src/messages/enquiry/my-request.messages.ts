import { array, boolean, number, object, string } from 'yup'

import { defineEvent, defineRequest } from '../../define.js'
import { line, paragraph } from '../../forms/fields.js'
import { linkToken } from '../../forms/link-token.js'
import { enquiryKinds } from '../../vocabulary/care-enquiries.js'
import { consentPurposes } from '../../vocabulary/consent-texts.js'
import {
  correctableNames,
  erasureWords,
  maxMessageFiles,
  maxMessageLength,
  myRequestStates,
  myRequestSteps,
  requestLevels,
} from '../../vocabulary/my-request.js'
import { maxLengths } from '../../vocabulary/trip-options.js'
import { pageAfter, pageSize, recordId } from '../common-fields.js'
import { givenConsents } from './consent.messages.js'

/**
 * Digest of the secret in the patient's cookie. The enquiry service checks it before anything else; an unknown one has
 * the same effect as an ended session.
 */
export const requestSession = () =>
  string()
    .matches(/^[0-9a-f]{64}$/, 'session is not one of ours')
    .required('session is required')

/** New session; the gateway puts its secret into a cookie and stores nothing. */
const openedSession = () =>
  object({
    token: string().required(),
    level: string().oneOf(requestLevels).required(),
    /** Time after which it ends in any case. */
    expiresAt: string().required(),
  })

/** Errors of each request that needs a session opened by a code. */
export const patientErrors = ['SESSION_ENDED', 'LEVEL_TOO_LOW'] as const
const acting = [...patientErrors, 'MY_REQUEST_CONFLICT'] as const

/** Opens the page by the secret of a mail's link. The link stays valid and nothing else changes. */
export const OpenRequestLink = defineRequest('enquiry.request-link.open', {
  access: 'anyone',
  input: () => ({ token: linkToken() }),
  output: () => ({ session: openedSession().required() }),
  errors: ['LINK_INVALID'],
})

/**
 * Mails link and code to the address of a request, if both belong together. The output is the same for every reference
 * and address: a session that a code can raise, and that shows nothing until then.
 */
export const SendRequestLink = defineRequest('enquiry.request-link.send', {
  access: 'anyone',
  input: () => ({
    reference: line(40).required('Please enter the reference of your request'),
    email: line(maxLengths.email).required('Please enter your email address'),
    /** Set by the gateway when the address reached its limit of mails; the output stays the same. */
    withholdMail: boolean().optional(),
  }),
  output: () => ({ session: openedSession().required() }),
})

/** Ends the link of every earlier mail and each other session, and mails a new link. */
export const ReplaceRequestLink = defineRequest('enquiry.request-link.replace', {
  access: 'anyone',
  input: () => ({ session: requestSession() }),
  output: () => ({ replacedAt: string().required() }),
  errors: [...patientErrors, 'RATE_LIMITED'],
})

/** Mails a six-digit code that raises this session to level "act". */
export const SendAccessCode = defineRequest('enquiry.access-code.send', {
  access: 'anyone',
  input: () => ({ session: requestSession() }),
  output: () => ({ expiresAt: string().required() }),
  errors: ['SESSION_ENDED', 'RATE_LIMITED'],
})

/** Raises a session to level "act" by the code of a mail; the session gets a new secret. */
export const ConfirmAccessCode = defineRequest('enquiry.access-code.confirm', {
  access: 'anyone',
  input: () => ({ session: requestSession(), code: line(20).required('Please enter the code from our email') }),
  output: () => ({ session: openedSession().required() }),
  errors: ['SESSION_ENDED', 'CODE_WRONG'],
})

/** Ends a session; repeating it changes nothing. */
export const CloseRequestSession = defineRequest('enquiry.request-session.close', {
  access: 'anyone',
  input: () => ({ session: requestSession() }),
  output: () => ({ isClosed: boolean().required() }),
  idempotent: true,
})

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

/** Lists the messages and replies of the request, newest first. */
export const ListMyMessages = defineRequest('enquiry.my-message.list', {
  access: 'anyone',
  input: () => ({ session: requestSession(), first: pageSize({ most: 50, usual: 20 }), after: pageAfter() }),
  output: () => ({
    messages: array(
      object({
        id: recordId(),
        at: string().required(),
        isFromMe: boolean().required(),
        subject: string().optional(),
        text: string().required(),
        /** ISO 639 language of the text; absent when unknown. */
        language: string().optional(),
        files: array(object({ name: string().required(), state: string().required() }).required())
          .required()
          .min(0),
      }).required(),
    )
      .required()
      .min(0),
    next: string().optional(),
  }),
  errors: [...patientErrors],
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
  errors: [...acting, 'IDEMPOTENCY_CONFLICT'],
})

/** Sends a message, with files uploaded before, to the care team. */
export const WriteToCareTeam = defineRequest('enquiry.my-message.send', {
  access: 'anyone',
  input: () => ({
    session: requestSession(),
    text: paragraph(maxMessageLength).required('Please write a message'),
    uploadIds: array(recordId()).max(maxMessageFiles, `Please send at most ${maxMessageFiles} files`).default([]),
    /** Document request that the files belong to. */
    documentRequestId: recordId().optional().default(undefined),
  }),
  output: () => ({ messageId: recordId(), sentAt: string().required() }),
  errors: [...acting, 'IDEMPOTENCY_CONFLICT', 'RATE_LIMITED'],
})

const purpose = () => string().oneOf(consentPurposes, 'purpose is none of ours').required('purpose is required')

/** Withdraws one consent of the request, as the link of the receipt does; repeating it changes nothing. */
export const WithdrawMyConsent = defineRequest('enquiry.my-consent.withdraw', {
  access: 'anyone',
  input: () => ({ session: requestSession(), purpose: purpose() }),
  output: () => ({ consents: givenConsents() }),
  errors: acting,
  idempotent: true,
})

/** Restores a withdrawn consent until its data is erased; repeating it changes nothing. */
export const RestoreMyConsent = defineRequest('enquiry.my-consent.restore', {
  access: 'anyone',
  input: () => ({ session: requestSession(), purpose: purpose() }),
  output: () => ({ consents: givenConsents() }),
  errors: acting,
  idempotent: true,
})

/** Ends the request at the person's wish; nothing is erased. Repeating it changes nothing. */
export const WithdrawMyRequest = defineRequest('enquiry.my-request.withdraw', {
  access: 'anyone',
  input: () => ({ session: requestSession() }),
  output: () => ({ withdrawnAt: string().required() }),
  errors: acting,
  idempotent: true,
})

/** Starts the delay after which the request is erased everywhere. Repeating it does not extend the delay. */
export const EraseMyRequest = defineRequest('enquiry.my-erasure.start', {
  access: 'anyone',
  input: () => ({
    session: requestSession(),
    typed: line(20)
      .required(`Please type ${erasureWords[0]}`)
      .test('erasure-word', `Please type ${erasureWords[0]}`, (typed) => isErasureWord(typed)),
  }),
  output: () => ({ eraseAt: string().required() }),
  errors: [...patientErrors],
  idempotent: true,
})

function isErasureWord(typed: string | undefined): boolean {
  return erasureWords.some((word) => word === typed?.trim().toUpperCase())
}

/** Cancels an erasure that has not begun; repeating it changes nothing. */
export const CancelMyErasure = defineRequest('enquiry.my-erasure.cancel', {
  access: 'anyone',
  input: () => ({ session: requestSession() }),
  output: () => ({ isCanceled: boolean().required() }),
  errors: [...patientErrors],
  idempotent: true,
})

/** Asks the patient for documents: one mail, and a list on their page. */
export const RequestPatientDocuments = defineRequest('enquiry.patient-document.request', {
  access: { permission: 'enquiry:reply' },
  input: () => ({
    enquiryId: recordId(),
    names: array(line(120).required('Please name the document'))
      .min(1, 'Please name a document')
      .max(10, 'Please ask for at most 10 documents')
      .required('Please name a document'),
  }),
  output: () => ({ enquiryId: recordId(), version: number().integer().required() }),
  errors: ['ENQUIRY_UNKNOWN', 'IDEMPOTENCY_CONFLICT'],
})

const addressee = () => object({ fullName: string().required(), email: string().required() }).noUnknown().required()

/**
 * One mail with the link must go to the patient: they entered reference and address, or asked for another link. The
 * mail has a code as well when the session waits for one.
 */
export const RequestLinkRequested = defineEvent('enquiry.request-link.requested', 1, {
  payload: () => ({
    mailId: recordId(),
    enquiryId: recordId(),
    enquiryKind: string().oneOf(enquiryKinds).required(),
    requestedAt: string().required(),
    expiresAt: string().optional(),
    /** Whether links of earlier mails have ended. */
    isReplaced: boolean().required(),
    linkToken: string().required(),
    code: string().optional(),
    person: addressee(),
  }),
  publisher: 'enquiry',
  consumers: ['notification'],
  subjectKey: 'enquiryId',
  personalFields: ['linkToken', 'code', 'person'],
})

/** One mail with a code must go to the patient. */
export const AccessCodeRequested = defineEvent('enquiry.access-code.requested', 1, {
  payload: () => ({
    mailId: recordId(),
    enquiryId: recordId(),
    enquiryKind: string().oneOf(enquiryKinds).required(),
    requestedAt: string().required(),
    expiresAt: string().required(),
    code: string().required(),
    person: addressee(),
  }),
  publisher: 'enquiry',
  consumers: ['notification'],
  subjectKey: 'enquiryId',
  personalFields: ['code', 'person'],
})

/** The care team asked the patient for documents; one mail names none of them and links to the page. */
export const PatientDocumentsRequested = defineEvent('enquiry.patient-document.requested', 1, {
  payload: () => ({
    mailId: recordId(),
    enquiryId: recordId(),
    enquiryKind: string().oneOf(enquiryKinds).required(),
    requestedAt: string().required(),
    count: number().integer().required(),
    person: addressee(),
  }),
  publisher: 'enquiry',
  consumers: ['notification'],
  subjectKey: 'enquiryId',
  personalFields: ['person'],
})

/** The patient asked to erase their request; one mail gives the time and how to cancel. */
export const PatientErasureRequested = defineEvent('enquiry.my-erasure.requested', 1, {
  payload: () => ({
    mailId: recordId(),
    enquiryId: recordId(),
    enquiryKind: string().oneOf(enquiryKinds).required(),
    requestedAt: string().required(),
    eraseAt: string().required(),
    person: addressee(),
  }),
  publisher: 'enquiry',
  consumers: ['notification'],
  subjectKey: 'enquiryId',
  personalFields: ['person'],
})
