import { expect, test } from '@jest/globals'

import { readForm } from './read-form.js'
import { stayTimelineForm } from './stay-timeline.form.js'

const now = new Date('2026-11-22T12:00:00Z')
const read = (input: object) => readForm(stayTimelineForm, { procedure: 'lasik', ...input }, { now })

test('a procedure is enough; day and place are optional, also as the empty text of a form', () => {
  expect(read({}).problems).toBeUndefined()
  expect(read({ date: '', home: '' }).value).toMatchObject({ procedure: 'lasik' })
  expect(read({ date: '2027-03-04', home: 'uk' }).value).toMatchObject({ date: '2027-03-04', home: 'uk' })
})

test.each([
  ['date', '2026-11-20', 'This day has passed. Please choose today or a later day'],
  ['date', '1999-01-01', 'This day has passed. Please choose today or a later day'],
  ['date', '2027-11-25', 'Please choose a day within one year from today'],
  ['date', '2999-12-31', 'Please choose a day within one year from today'],
  ['date', '2027-02-30', 'Please choose a day, such as 2027-03-04'],
  ['date', 'next spring', 'Please choose a day, such as 2027-03-04'],
  ['home', 'atlantis', 'Please choose a place from the list'],
  ['procedure', 'other', 'Please select a medical procedure'],
  ['procedure', '', 'Please select a medical procedure'],
])('%s: %j is answered by one sentence at the field', (path, value, message) => {
  expect(read({ [path]: value }).problems).toEqual([{ path, message }])
})

test.each(['2026-11-21', '2026-11-22', '2027-11-22', '2027-11-23'])(
  '%s will do: a day of tolerance on both sides, because the day at home may be another [D-46]',
  (date) => {
    expect(read({ date }).problems).toBeUndefined()
  },
)
