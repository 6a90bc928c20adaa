import { object, string } from 'yup'

import { agreementWays } from '../../vocabulary/partner-enquiries.js'

/** With whom and how a person agreed to a text that is a partner's; missing where the text is ours (S11). */
export const agreementFields = () => ({
  agreedWith: string().optional(),
  agreementWay: string().oneOf(agreementWays).optional(),
})

/** That a person agreed to a text: which, in which version, and when (TRIP-54, D-83). */
export const carriedConsent = object({
  purpose: string().required(),
  textVersion: string().required(),
  givenAt: string().required(),
  ...agreementFields(),
}).noUnknown()

/**
 * The secret of the link by which the person may withdraw what they agreed to; it stands in their receipt (TRIP-26).
 * There is none in a journey of our own operators.
 */
export function withdrawalToken() {
  return string().optional()
}
