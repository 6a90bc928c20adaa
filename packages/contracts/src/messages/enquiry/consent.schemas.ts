import { object, string } from 'yup'

/** That a person agreed to a text: which, in which version, and when (TRIP-54, D-83). */
export const carriedConsent = object({
  purpose: string().required(),
  textVersion: string().required(),
  givenAt: string().required(),
}).noUnknown()

/** The secret of the link by which the person may withdraw what they agreed to; it stands in their receipt (TRIP-26). */
export function withdrawalToken() {
  return string().optional()
}
