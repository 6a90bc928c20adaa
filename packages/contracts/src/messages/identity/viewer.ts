import { array, object, string } from 'yup'

import { answer } from '../../forms/fields.js'
import { typedEmail } from '../../forms/typed-text.js'
import { staffRoles } from '../../vocabulary/staff-access.js'
import { recordId } from '../record-id.js'

/** Who is signed in, as their own screens show it. */
export function viewer() {
  return object({
    staffId: recordId(),
    name: string().required(),
    title: string().required(),
    roles: array(string().oneOf(staffRoles).required()).required(),
  }).required()
}

/** A secret that was given out: a session, a device, an invitation, a step of signing in, an offer. */
export function secretToken(maxLength = 200) {
  return string().max(maxLength).required()
}

/** The address somebody signs in by; one that nobody has is answered like any other. */
export function workEmail() {
  return answer(typedEmail).max(254).required()
}

/** What the browser's WebAuthn made of an offer, as JSON; read and judged by the service alone. */
export function credentialJson() {
  return string().max(20_000)
}

/** A passkey's answer to an offer, where a password would do as well. */
export function optionalPasskeyAnswer() {
  return object({ offerToken: secretToken(4096), credentialJson: credentialJson().required() })
    .noUnknown()
    .optional()
    .default(undefined)
}

/** Said by the gateway of whoever asks: how their browser is called, and the network they are in, never an address. */
export function client() {
  return object({ text: string().max(80).required(), network: string().max(80).required() })
    .noUnknown()
    .required()
}

/** What a session that was just opened or proven is known by; the one before is worth nothing from now on. */
export const openedSession = {
  token: string().required(),
  freshUntil: string().required(),
  viewer: viewer(),
}
