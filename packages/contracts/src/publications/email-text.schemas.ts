import { array, string, type InferType, type StringSchema } from 'yup'

import { emailTextBounds, emailTextKeys, placeholderProblem, type EmailTextKey } from '../vocabulary/email-texts.js'
import { prose, record, text } from './prose.schemas.js'

/** Addresses that mail programs turn into links. */
const foreignLink = /:\/\/|\bwww\.|\b(?:https?|mailto|javascript|data):(?=\S)/i
/** Addresses that mail programs turn into links by themselves, such as `example.com` or `a@b`. */
const bareAddress = /@|(?<![\p{L}\d-])\p{L}[\p{L}\d-]*\.\p{L}{2}/u
/** Marks of lists and quotes in a row, each inside the one before. */
const nested = /^[ \t]*(?:(?:[-+>]|\*(?=[ \t])|\d{1,9}[.)])[ \t]*){4}/m

type Tested = StringSchema<string>

function withPlaceholders(schema: Tested, isLine: boolean): Tested {
  return schema.test({
    name: 'placeholders',
    skipAbsent: true,
    test: (value, { createError, from, path }) => {
      const { key } = (from?.at(-1)?.value ?? {}) as { readonly key?: unknown }
      const message = placeholderProblem(value, { field: path.replace(/^\[\d+\]\./, ''), key, isLine })
      return message === undefined || createError({ message })
    },
  })
}

const line = () =>
  withPlaceholders(
    text()
      .max(emailTextBounds.line, 'Please use at most ${max} characters')
      .test(
        'no-address',
        'Please leave addresses out of this line',
        (value) => !foreignLink.test(value) && !bareAddress.test(value),
      ),
    true,
  )

const sentences = () =>
  withPlaceholders(
    prose()
      .max(emailTextBounds.prose, 'Please use at most ${max} characters')
      .test(
        'own-links',
        'Please link to pages of our site only, such as [contact page](/contact-us)',
        (value) => !foreignLink.test(value),
      )
      .test('nesting', 'Please nest lists and quotes at most three deep', (value) => !nested.test(value)),
    false,
  )

/**
 * Sentences of an email. Its greeting, facts, steps, buttons, consents, footer and sentences about personal data are
 * part of its template, so that no edit loses or changes them.
 */
export const emailText = record({
  key: string().oneOf(emailTextKeys).required(),
  subject: line(),
  preview: line().label('Line that inboxes show after the subject'),
  heading: line(),
  opening: sentences().label('Before the facts'),
  closing: array(record({ title: line().optional().label('Heading'), text: sentences() }))
    .required()
    .min(0)
    .max(emailTextBounds.parts, 'Please use at most ${max} parts')
    .label('After the facts'),
})

export type EmailText = InferType<typeof emailText>

/** The sentences of every email. */
export type EmailTexts = Readonly<Record<EmailTextKey, EmailText>>
