import { string, number, boolean, object, type ObjectSchema } from 'yup'

/** Id of a record: any UUID, because yup's own `uuid()` does not know version 7. */
export function recordId() {
  return string()
    .matches(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'There is nothing with this id')
    .required()
}

/** Returns the schema of a page size from 1 to `most`; `usual` is the default. */
export function pageSize({ most = 100, usual = 50 } = {}) {
  return number()
    .integer('Please give a whole number')
    .min(1, 'Please ask for at least one')
    .max(most, `Please ask for at most ${most}`)
    .default(usual)
}

/** Position after which the page begins, as named by the previous page; undefined for the first. */
export function pageAfter() {
  return string().max(200, 'Please give the cursor of a page').optional()
}

/** Text of a CSV file. Its limit is in bytes, as those of request bodies and of files on a disk. */
export function csvFile({ maxBytes, missing }: { readonly maxBytes: number; readonly missing: string }) {
  const size = maxBytes.toLocaleString('en-US')
  return string()
    .test({
      name: 'max',
      params: { max: maxBytes },
      message: `This file has more than ${size} bytes, of which a letter of Arabic takes two. Please split it.`,
      skipAbsent: true,
      test: (value = '') => value.length <= maxBytes && new TextEncoder().encode(value).length <= maxBytes,
    })
    .required(missing)
}

/** Version of the record that the caller saw and now changes. */
export function seenVersion() {
  return number().integer('Please give the version that you saw').min(1).required()
}

/**
 * Flag set by the gateway, never by a sender, when the form's address reached its hourly mail limit (S20). The form is
 * stored as usual and the sender receives the reference, but no mail is sent to that address.
 */
export function withholdMail() {
  return boolean().optional()
}

/**
 * Versions of the legal documents that the form showed, from which the person read; stored with the consents. Without
 * them, the current versions are (D-65, D-83).
 */
export function legalVersionsShown() {
  return object({ terms: legalVersion(), privacy: legalVersion() }).noUnknown().optional().default(undefined)
}

const legalVersion = () =>
  string()
    .matches(/^[1-9]\d{0,2}$/, 'Please give the number of a published version')
    .required('Please give the number of a published version')

/** Returns a form's schema as a request input: the form's fields, and whether mail to its address is withheld. */
export function sentForm<Form extends object>(form: ObjectSchema<Form>) {
  return form.shape({ withholdMail: withholdMail() })
}
