import { string, number, boolean, type ObjectSchema } from 'yup'

/** The id of a record: any UUID. (yup's own `uuid()` does not know version 7.) */
export function recordId() {
  return string()
    .matches(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'There is nothing with this id')
    .required()
}

/** How many of a list are asked for, from one to `most`; `usual` where nobody says. */
export function pageSize({ most = 100, usual = 50 } = {}) {
  return number()
    .integer('Please give a whole number')
    .min(1, 'Please ask for at least one')
    .max(most, `Please ask for at most ${most}`)
    .default(usual)
}

/** The place after which a page begins, as the page before named it; none for the first. */
export function pageAfter() {
  return string().max(200, 'Please give the cursor of a page').optional()
}

/** The version that somebody saw of what they change. */
export function seenVersion() {
  return number().integer('Please give the version that you saw').min(1).required()
}

/**
 * Said by the gateway, never by a sender: the address in the form was written to as often as it may be within an hour,
 * so the form is stored as always and its sender gets the reference, but no mail goes to that address (S20).
 */
export function withholdMail() {
  return boolean().optional()
}

/** A form as a question takes it: what the person filled in, and whether the address in it is written to. */
export function sentForm<Form extends object>(form: ObjectSchema<Form>) {
  return form.shape({ withholdMail: withholdMail() })
}
