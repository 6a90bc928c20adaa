import { array, boolean, object, string } from 'yup'

import { defineEvent, defineRequest } from '../../define.js'
import { freshSignInS } from '../../vocabulary/staff-access.js'
import { recordId } from '../common-fields.js'
import { tokenProof } from './personal-token.messages.js'
import { openedSession, optionalPasskeyCredential, secretToken, viewer } from './sign-in.messages.js'

/** Reasons for which sessions end, as shown to the person. */
export const sessionEndReasons = ['signed-out', 'idle', 'too-old', 'too-many', 'by-the-person', 'by-an-admin'] as const

/**
 * Returns the owner of a session and their current permissions as an identity token, valid for one minute and verified
 * by every service. A locked session gets no token. Background requests of the browser do not keep a session active
 * (`isBackground`).
 */
export const VerifySession = defineRequest('identity.session.verify', {
  access: 'anyone',
  input: () => ({
    token: secretToken(),
    isBackground: boolean().required(),
    /** The tool of the desk that sends the request; audit entries name it. */
    source: string().oneOf(['graphiql']).optional(),
  }),
  output: () => ({
    sessionId: recordId(),
    state: string().oneOf(['open', 'locked']).required(),
    viewer: viewer(),
    freshUntil: string().required(),
    identityToken: string().optional(),
    tokenExpiresAt: string().optional(),
    /** Time at which it locks or ends automatically, unless the person is active before. */
    awakeUntil: string().optional(),
  }),
  errors: ['SIGN_IN_REQUIRED'],
  idempotent: true,
})

/** Locks a session immediately; one factor unlocks it. */
export const LockSession = defineRequest('identity.session.lock', {
  access: 'anyone',
  input: () => ({ token: secretToken() }),
  output: () => ({ sessionId: recordId() }),
  errors: ['SIGN_IN_REQUIRED'],
  idempotent: true,
})

/** Unlocks a session with the person's password or a passkey; neither reports a problem of the field `password`. */
export const UnlockSession = defineRequest('identity.session.unlock', {
  access: 'anyone',
  input: () => ({
    token: secretToken(),
    password: string().max(512).optional(),
    passkey: optionalPasskeyCredential(),
  }),
  output: () => object(openedSession),
  errors: ['SIGN_IN_REQUIRED', 'SIGN_IN_REFUSED', 'RATE_LIMITED'],
  deadlineMs: 8000,
})

/**
 * Renews the proof of identity, by password and code or by a passkey. It allows actions that require a fresh sign-in
 * for ten minutes.
 */
export const Reauthenticate = defineRequest('identity.session.reauthenticate', {
  access: 'anyone',
  input: () => ({
    token: secretToken(),
    password: string().max(512).optional(),
    code: string().max(64).optional(),
    passkey: optionalPasskeyCredential(),
  }),
  output: () => object(openedSession),
  errors: ['SIGN_IN_REQUIRED', 'SIGN_IN_REFUSED', 'RATE_LIMITED'],
  deadlineMs: 8000,
})

/**
 * Records that the gateway refused the user of this session or personal token for lack of permission before calling any service, beside
 * refusals by services (S14). An invalid token records nothing and gets the same reply.
 */
export const ReportAccessDenied = defineRequest('identity.session.report-access-denied', {
  access: 'anyone',
  input: () => ({
    token: secretToken().optional(),
    personalToken: object(tokenProof).noUnknown().optional().default(undefined),
  }),
  output: () => ({ heard: boolean().required() }),
})

/** Signs out. An unknown session gets the same reply. */
export const SignOut = defineRequest('identity.session.sign-out', {
  access: 'anyone',
  input: () => ({ token: secretToken() }),
  output: () => ({ ended: boolean().required() }),
  idempotent: true,
})

/** Lists the person's own open sessions, newest first. */
export const ListSessions = defineRequest('identity.session.list', {
  access: { permission: 'self:sessions' },
  output: () => ({
    sessions: array(
      object({
        sessionId: recordId(),
        userAgent: string().required(),
        openedAt: string().required(),
        lastSeenAt: string().required(),
        isCurrent: boolean().required(),
      }).required(),
    ).required(),
  }),
  idempotent: true,
})

/** Ends all of the person's sessions but the one they ask by. */
export const RevokeOtherSessions = defineRequest('identity.session.revoke-others', {
  access: { permission: 'self:sessions' },
  output: () => ({ sessionIds: array(recordId()).required() }),
  idempotent: true,
})

/** Ends one of the person's own sessions; an ended session or another person's is ignored. */
export const RevokeOwnSession = defineRequest('identity.session.revoke-own', {
  access: { permission: 'self:sessions' },
  input: () => ({ sessionId: recordId() }),
  output: () => ({ sessionIds: array(recordId()).required() }),
  idempotent: true,
})

/** Ends every session of another person immediately. */
export const RevokeSessionsOf = defineRequest('identity.session.revoke-of', {
  access: { permission: 'session:manage', maxAuthAgeSeconds: freshSignInS },
  input: () => ({ staffId: recordId() }),
  output: () => ({ sessionIds: array(recordId()).required() }),
  errors: ['STAFF_UNKNOWN'],
  idempotent: true,
})

/** A session ended; holders of its cached identity token discard it now instead of after a minute. */
export const SessionEnded = defineEvent('identity.session.ended', 1, {
  payload: () => ({
    sessionId: recordId(),
    staffId: recordId(),
    reason: string().oneOf(sessionEndReasons).required(),
  }),
  publisher: 'identity',
  consumers: [],
  broadcastTo: ['gateway'],
  subjectKey: 'sessionId',
})
