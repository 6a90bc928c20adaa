import { expect, test } from '@jest/globals'
import { AppError } from '@seneb/platform/app-error'

import { rejectNul } from './request-responder.js'

const fieldsOf = (input: unknown) => {
  try {
    rejectNul(input)
    return []
  } catch (error) {
    return (error as AppError).fields.map(({ code, path }) => [path, code])
  }
}

test('U+0000 is refused at its field, however deep', () => {
  expect(fieldsOf({ slug: 'a\0b', first: 3 })).toEqual([['slug', 'SLUG_CONTROL_CHARACTERS']])
  expect(fieldsOf({ plan: { days: [{ text: 'ok' }, { text: '\0' }] } })).toEqual([
    ['plan.days[1].text', 'TEXT_CONTROL_CHARACTERS'],
  ])
  expect(fieldsOf('\0')).toEqual([['', 'FORM_CONTROL_CHARACTERS']])
})

test('everything else is unchanged, such as its JSON escape sequence', () => {
  expect(fieldsOf({ text: '\\u0000', day: new Date(), list: [null, undefined, 1, true], lines: 'a\nb\tc' })).toEqual([])
})
