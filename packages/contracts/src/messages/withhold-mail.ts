import { boolean, type ObjectSchema } from 'yup'

/**
 * Said by the gateway, never by a sender: the address in the form was written to as often as it may be within an hour,
 * so the form is stored as always and its sender gets the reference, but no mail goes to that address (S20, ADR 0024).
 */
export function withholdMail() {
  return boolean().optional()
}

/** A form as a question takes it: what the person filled in, and whether the address in it is written to. */
export function sentForm<Form extends object>(form: ObjectSchema<Form>) {
  return form.shape({ withholdMail: withholdMail() })
}
