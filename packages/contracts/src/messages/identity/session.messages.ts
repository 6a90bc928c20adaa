import { array, boolean, object, string } from 'yup'

import { event, question, staffRefusals } from '../../define.js'
import { freshSignInS } from '../../vocabulary/staff-access.js'
import { recordId } from '../common-fields.js'
import { openedSession, optionalPasskeyAnswer, secretToken, viewer } from './sign-in.messages.js'

/** What ended sessions; the person is shown it. */
export const sessionEndReasons = ['signed-out', 'idle', 'too-old', 'too-many', 'by-the-person', 'by-an-admin'] as const

/**
 * Who a session belongs to and what they may do now, as a pass of a minute that every service checks by itself. A locked
 * session gets no pass. What the browser asks by itself does not keep a session awake (`isBackground`).
 */
export const VerifySession = question('identity.session.verify', {
  access: 'anyone',
  takes: () => object({ token: secretToken(), isBackground: boolean().required() }).noUnknown(),
  gives: () =>
    object({
      sessionId: recordId(),
      state: string().oneOf(['open', 'locked']).required(),
      viewer: viewer(),
      freshUntil: string().required(),
      pass: string().optional(),
      passExpiresAt: string().optional(),
      /** When it locks or ends by itself, unless the person does something before. */
      awakeUntil: string().optional(),
    }),
  mayFail: ['INPUT_INVALID', 'SIGN_IN_REQUIRED', 'UNAVAILABLE'],
  repeatable: true,
})

/** Locks a session at once; one factor unlocks it. */
export const LockSession = question('identity.session.lock', {
  access: 'anyone',
  takes: () => object({ token: secretToken() }).noUnknown(),
  gives: () => object({ sessionId: recordId() }),
  mayFail: ['INPUT_INVALID', 'SIGN_IN_REQUIRED', 'UNAVAILABLE'],
  repeatable: true,
})

/** Opens a locked session again by the person's password or a passkey; neither is a problem of the field `password`. */
export const UnlockSession = question('identity.session.unlock', {
  access: 'anyone',
  takes: () =>
    object({
      token: secretToken(),
      password: string().max(512).optional(),
      passkey: optionalPasskeyAnswer(),
    }).noUnknown(),
  gives: () => object(openedSession),
  mayFail: ['INPUT_INVALID', 'SIGN_IN_REQUIRED', 'SIGN_IN_REFUSED', 'RATE_LIMITED', 'UNAVAILABLE'],
  deadlineMs: 8000,
})

/** Proves anew who sits there, by password and code or by a passkey, for ten minutes of what asks for a fresh sign-in. */
export const FreshenSession = question('identity.session.freshen', {
  access: 'anyone',
  takes: () =>
    object({
      token: secretToken(),
      password: string().max(512).optional(),
      code: string().max(64).optional(),
      passkey: optionalPasskeyAnswer(),
    }).noUnknown(),
  gives: () => object(openedSession),
  mayFail: ['INPUT_INVALID', 'SIGN_IN_REQUIRED', 'SIGN_IN_REFUSED', 'RATE_LIMITED', 'UNAVAILABLE'],
  deadlineMs: 8000,
})

/**
 * Whoever asks by this session was refused at the gateway for want of a permission, before any service was asked: it is
 * noted beside what services refuse (S14). A token that opens nothing notes nothing, and hears the same.
 */
export const NoteRefusal = question('identity.session.note-refusal', {
  access: 'anyone',
  takes: () => object({ token: secretToken() }).noUnknown(),
  gives: () => object({ heard: boolean().required() }),
  mayFail: ['INPUT_INVALID', 'UNAVAILABLE'],
})

/** Signs out. An unknown session is as ended as a known one. */
export const EndSession = question('identity.session.end', {
  access: 'anyone',
  takes: () => object({ token: secretToken() }).noUnknown(),
  gives: () => object({ ended: boolean().required() }),
  mayFail: ['INPUT_INVALID', 'UNAVAILABLE'],
  repeatable: true,
})

/** The person's own open sessions, the newest first. */
export const ListSessions = question('identity.session.list', {
  access: { may: 'self:sessions' },
  takes: () => object({}).noUnknown(),
  gives: () =>
    object({
      sessions: array(
        object({
          sessionId: recordId(),
          clientText: string().required(),
          openedAt: string().required(),
          lastSeenAt: string().required(),
          isThisOne: boolean().required(),
        }).required(),
      ).required(),
    }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'UNAVAILABLE'],
  repeatable: true,
})

/** Ends all of the person's sessions but the one they ask by. */
export const EndOtherSessions = question('identity.session.end-others', {
  access: { may: 'self:sessions' },
  takes: () => object({}).noUnknown(),
  gives: () => object({ sessionIds: array(recordId()).required() }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'UNAVAILABLE'],
  repeatable: true,
})

/** Ends one of the person's own sessions; one that is over, or another's, ends nothing. */
export const EndOwnSession = question('identity.session.end-own', {
  access: { may: 'self:sessions' },
  takes: () => object({ sessionId: recordId() }).noUnknown(),
  gives: () => object({ sessionIds: array(recordId()).required() }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'UNAVAILABLE'],
  repeatable: true,
})

/** Ends every session of another person at once. */
export const EndSessionsOf = question('identity.session.end-of', {
  access: { may: 'session:manage', freshWithinS: freshSignInS },
  takes: () => object({ staffId: recordId() }).noUnknown(),
  gives: () => object({ sessionIds: array(recordId()).required() }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'STAFF_UNKNOWN', 'UNAVAILABLE'],
  repeatable: true,
})

/** A session is over: whoever holds a pass of it forgets it now and not after a minute. */
export const SessionEnded = event('identity.session.ended', 1, {
  carries: () =>
    object({
      sessionId: recordId(),
      staffId: recordId(),
      reason: string().oneOf(sessionEndReasons).required(),
    }).noUnknown(),
  saidBy: 'identity',
  heardBy: [],
  watchedBy: ['gateway'],
  about: 'sessionId',
})
