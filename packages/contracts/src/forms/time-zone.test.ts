import { expect, test } from '@jest/globals'
import { object } from 'yup'

import { readForm } from './read-form.js'
import { optionalTimeZone } from './fields.js'

const form = object({ timeZone: optionalTimeZone() })

test.each(['Pacific/Auckland', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+5'])(
  '%s is a time zone [TRIP-64, CONT-16]',
  (timeZone) => expect(readForm(form, { timeZone }, {})).toEqual({ value: { timeZone } }),
)

test.each(['Mars/Olympus', '', '+02:00', '<script>', `A${'a'.repeat(80)}`, null])(
  '%j is none, and nothing is refused for it [TRIP-64, CONT-16]',
  (timeZone) => expect(readForm(form, { timeZone }, {})).toEqual({ value: { timeZone: undefined } }),
)
