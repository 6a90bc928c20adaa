import { number, object, string, array } from 'yup'

import { defineRequest } from '../../define.js'
import { optionalText } from '../../forms/fields.js'
import { typedEmail } from '../../forms/typed-text.js'
import { staffRoles } from '../../vocabulary/staff-access.js'
import { recordId } from '../common-fields.js'

/** Passwords are never truncated, so one longer than any allowed password is rejected before it is processed. */
const password = () => string().max(512).required()

/**
 * First step of signing in, with a password. For every failure, including an unknown account or an unfinished wait, the
 * reply and the work are the same (S9, G11).
 */
export const StartSignIn = defineRequest('identity.sign-in.start', {
  access: 'anyone',
  input: () => ({
    email: workEmail(),
    password: password(),
    /** Token stored in this browser at the last sign-in with it. */
    deviceToken: string().max(200).optional(),
    client: client(),
  }),
  output: () => ({ challengeToken: string().required(), expiresAt: string().required() }),
  errors: ['SIGN_IN_REFUSED', 'RATE_LIMITED'],
  deadlineMs: 8000,
})

/** Second step of a sign-in: a code of the app, or a recovery code. It opens a session (S9). */
export const VerifySignIn = defineRequest('identity.sign-in.verify', {
  access: 'anyone',
  input: () => ({
    challengeToken: secretToken(),
    code: string().max(64).required(),
    deviceToken: string().max(200).optional(),
    client: client(),
  }),
  output: () => ({
    ...openedSession,
    /** Token for the browser to keep, so that wrong guesses of others never lock this person out. */
    deviceToken: string().required(),
    recoveryCodesLeft: number().required(),
  }),
  errors: ['SIGN_IN_REFUSED', 'RATE_LIMITED'],
})

/** Signs in with a passkey only: the device has verified its owner, so it counts as two factors (S9). */
export const VerifySignInByPasskey = defineRequest('identity.sign-in.verify-passkey', {
  access: 'anyone',
  input: () => ({
    challengeToken: secretToken(4096),
    credentialJson: credentialJson().required(),
    deviceToken: string().max(200).optional(),
    client: client(),
  }),
  output: () => ({
    ...openedSession,
    deviceToken: string().required(),
    recoveryCodesLeft: number().required(),
  }),
  errors: ['SIGN_IN_REFUSED', 'RATE_LIMITED'],
})

/** Returns the schema of the signed-in user, as shown on their own screens. */
export function viewer() {
  return object({
    staffId: recordId(),
    name: string().required(),
    title: string().required(),
    roles: array(string().oneOf(staffRoles).required()).required(),
  }).required()
}

/** An issued secret: of a session, device, invitation, sign-in step or challenge. */
export function secretToken(maxLength = 200) {
  return string().max(maxLength).required()
}

/** Address used to sign in; an unknown one gets the same reply as any other. */
export function workEmail() {
  return optionalText(typedEmail).max(254).required()
}

/** WebAuthn response of the browser to an offer, as JSON; only the service parses and verifies it. */
export function credentialJson() {
  return string().max(20_000)
}

/** A passkey's response to a challenge, accepted in place of a password. */
export function optionalPasskeyCredential() {
  return object({ challengeToken: secretToken(4096), credentialJson: credentialJson().required() })
    .noUnknown()
    .optional()
    .default(undefined)
}

/** Client data set by the gateway: a short browser name and the network, never an IP address. */
export function client() {
  return object({ text: string().max(80).required(), network: string().max(80).required() })
    .noUnknown()
    .required()
}

/** Token and details of a session that was just opened or proven; the previous token becomes invalid. */
export const openedSession = {
  token: string().required(),
  freshUntil: string().required(),
  viewer: viewer(),
}
