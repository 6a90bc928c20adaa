import { array, object, string } from 'yup'

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

/** A secret that was given out: a session, a device, an invitation, a step of signing in. */
export function secretToken() {
  return string().max(200).required()
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
