import { expect, test } from '@jest/globals'
import { ArraySchema, ObjectSchema, type AnyObject, type Schema } from 'yup'

import { allRequests } from './all-messages.js'
import { readForm } from '../forms/read-form.js'
import { ownMsOf } from '../../../../tests/support/own-time.js'

/** As long as the body of a request may be. */
const length = 100_000
/** Parsing takes a few milliseconds; an expression that rescans a run takes seconds. */
const maxReadingMs = 1000

/** Runs of characters that the forms' expressions repeat, each followed by one that does not match. */
const runs = [
  '+',
  '/',
  ' ',
  '\t ',
  'a',
  'a.',
  'a@',
  '1',
  'T00:00',
  '2027-01-01T00:00',
  '-',
  '(',
  '%',
  '\u200D',
  'tour-/',
]
const ends = ['\nx', 'x', '@', '\u0000']
const texts = runs.flatMap((run) => ends.map((end) => run.repeat(length / run.length) + end))

/** Returns the paths of a request's text fields. */
function textFields(schema: Schema): readonly string[] {
  if (!(schema instanceof ObjectSchema)) return []
  return Object.entries((schema as ObjectSchema<AnyObject>).fields).flatMap(([name, field]) =>
    field instanceof ArraySchema || field instanceof ObjectSchema ? [] : [name],
  )
}

const fields = allRequests.flatMap(({ subject, input }) =>
  textFields(input).map((field) => [subject, field, input] as const),
)

test('there are questions with fields', () => {
  expect(fields.length).toBeGreaterThan(20)
})

test.each(fields)(
  '%s is read in no time whatever stands in %s, and at whatever length [S1, G2]',
  async (_subject, field, input) => {
    const slow: string[] = []
    for (const text of texts) {
      const now = new Date('2026-11-21T22:30:00Z')
      if ((await ownMsOf(() => readForm(input, { [field]: text }, { now }))) > maxReadingMs) slow.push(text)
    }

    expect(slow.map((text) => JSON.stringify(text.slice(0, 20)))).toEqual([])
  },
)

test('every request may refuse its input, as the kit does with a text that PostgreSQL cannot store', () => {
  expect(allRequests.filter(({ errors }) => !errors.includes('INPUT_INVALID')).map(({ subject }) => subject)).toEqual(
    [],
  )
})
