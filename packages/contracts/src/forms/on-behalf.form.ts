import { object, type InferType } from 'yup'

import { agreementWays, maxAgreementDays } from '../vocabulary/partner-enquiries.js'
import { optionalText, line, listOption } from './fields.js'

const agreementMessage = 'Please say what the person agreed to, when and how'
const versionMessage = 'Please give the version of the text that the person agreed to'
const methodMessage = 'Please choose how the person agreed: by a form, on paper or by telephone'
const agreedAtMessage = `Please give when the person agreed, at most ${maxAgreementDays} days ago and not in the future, as date, time and zone (YYYY-MM-DDThh:mm:ssZ)`
const referenceMessage = 'Use 1 to 64 letters, digits and . _ : - only, and nothing that identifies a person'

const dayMs = 24 * 60 * 60 * 1000
/** Maximum difference between the clocks of two machines. */
const clockToleranceMs = 5 * 60_000

const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/

/** A time with its zone in the past, within the maximum age. */
function agreedAt() {
  return optionalText()
    .required(agreedAtMessage)
    .matches(instantPattern, agreedAtMessage)
    .test('agreed-recently', agreedAtMessage, (value, { options }) => {
      const now = (options.context as { readonly now?: Date } | undefined)?.now
      if (!now) throw new Error('onBehalfForm is read with { context: { now } }')
      const agoMs = now.getTime() - Date.parse(value)
      return agoMs >= -clockToleranceMs && agoMs <= maxAgreementDays * dayMs
    })
}

/**
 * Person for whom a partner submits an enquiry, and the agreement of that person (S11, D-71). Parsing needs the current
 * time.
 */
export const onBehalfForm = object({
  /** The partner's reference for the enquiry; an enquiry submitted again with it is stored only once. */
  partnerReference: optionalText().matches(/^[A-Za-z0-9._:-]{1,64}$/, {
    message: referenceMessage,
    excludeEmptyString: true,
  }),
  /** Agreement of the person; the partner stores its exact wording. */
  agreement: object({
    textVersion: line(60).required(versionMessage),
    agreedAt: agreedAt(),
    method: listOption(agreementWays, methodMessage).required(methodMessage),
  })
    .exact('This form has no such field')
    .default(undefined)
    .required(agreementMessage),
}).exact('This form has no such field')

export type OnBehalf = InferType<typeof onBehalfForm>
