import { number, object, string } from 'yup'

import { question } from '../../define.js'
import { client, credentialJson, openedSession, secretToken, workEmail } from './viewer.js'

/** A password is never cut, so what is longer than any password may be is refused before it is worked on. */
const password = () => string().max(512).required()

/**
 * The first step of signing in: a password. Whatever is wrong, an account that is not there, a wait that is not over,
 * the answer and the work are the same (S9, G11).
 */
export const BeginSignIn = question('identity.sign-in.begin', {
  access: 'anyone',
  takes: () =>
    object({
      email: workEmail(),
      password: password(),
      /** What this browser was given when somebody last signed in with it. */
      deviceToken: string().max(200).optional(),
      client: client(),
    }).noUnknown(),
  gives: () => object({ stepToken: string().required(), expiresAt: string().required() }),
  mayFail: ['INPUT_INVALID', 'SIGN_IN_REFUSED', 'RATE_LIMITED', 'UNAVAILABLE'],
  deadlineMs: 8000,
})

/** The second step: a code of the app, or one of the recovery codes. It opens a session (S9). */
export const ProveSignIn = question('identity.sign-in.prove', {
  access: 'anyone',
  takes: () =>
    object({
      stepToken: secretToken(),
      code: string().max(64).required(),
      deviceToken: string().max(200).optional(),
      client: client(),
    }).noUnknown(),
  gives: () =>
    object({
      ...openedSession,
      /** For the browser to keep, so that others' wrong guesses never lock this person out. */
      deviceToken: string().required(),
      recoveryCodesLeft: number().required(),
    }),
  mayFail: ['INPUT_INVALID', 'SIGN_IN_REFUSED', 'RATE_LIMITED', 'UNAVAILABLE'],
})

/** Signs in by a passkey alone: the device has verified its owner, so it is two factors in one step (S9). */
export const ProveSignInByPasskey = question('identity.sign-in.prove-passkey', {
  access: 'anyone',
  takes: () =>
    object({
      offerToken: secretToken(4096),
      credentialJson: credentialJson().required(),
      deviceToken: string().max(200).optional(),
      client: client(),
    }).noUnknown(),
  gives: () =>
    object({
      ...openedSession,
      deviceToken: string().required(),
      recoveryCodesLeft: number().required(),
    }),
  mayFail: ['INPUT_INVALID', 'SIGN_IN_REFUSED', 'RATE_LIMITED', 'UNAVAILABLE'],
})
