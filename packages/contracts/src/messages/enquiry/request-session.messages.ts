import { boolean, object, string } from 'yup'

import { defineEvent, defineRequest } from '../../define.js'
import { emailAddress, line } from '../../forms/fields.js'
import { linkToken } from '../../forms/link-token.js'
import { enquiryKinds } from '../../vocabulary/care-enquiries.js'
import { requestLevels } from '../../vocabulary/my-request.js'
import { recordId } from '../common-fields.js'

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
/** Errors of each change. */
export const actingErrors = [...patientErrors, 'MY_REQUEST_CONFLICT'] as const

/**
 * Opens the page by the secret of a mail's link. The link stays valid. A session that the browser has for the same
 * request stays as well, so that its code and its level hold; the output then has none.
 */
export const OpenRequestLink = defineRequest('enquiry.request-link.open', {
  access: 'anyone',
  input: () => ({ token: linkToken(), session: requestSession().optional() }),
  output: () => ({ session: openedSession().optional().default(undefined) }),
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
    email: emailAddress('Please enter a valid email address'),
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

/** Recipient of a mail about their own request. */
export const addressee = () => object({ fullName: string().required(), email: string().required() }).noUnknown()

/**
 * One mail with the link goes to the patient: they entered reference and address, or asked for another link. The mail
 * has a code as well when the session waits for one.
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
    /** Secret of the new link; absent when the link of earlier mails stays. */
    linkToken: string().optional(),
    code: string().optional(),
    /** Absent where no mail goes out: then the event only makes both cases alike. */
    person: addressee().optional().default(undefined),
  }),
  publisher: 'enquiry',
  consumers: ['notification'],
  subjectKey: 'enquiryId',
  personalFields: ['linkToken', 'code', 'person'],
})

/** One mail with a code goes to the patient. */
export const AccessCodeRequested = defineEvent('enquiry.access-code.requested', 1, {
  payload: () => ({
    mailId: recordId(),
    enquiryId: recordId(),
    enquiryKind: string().oneOf(enquiryKinds).required(),
    requestedAt: string().required(),
    expiresAt: string().required(),
    code: string().required(),
    /** Absent where no mail goes out: then the event only makes both cases alike. */
    person: addressee().optional().default(undefined),
  }),
  publisher: 'enquiry',
  consumers: ['notification'],
  subjectKey: 'enquiryId',
  personalFields: ['code', 'person'],
})
