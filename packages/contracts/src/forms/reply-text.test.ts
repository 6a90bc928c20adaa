import { expect, test } from '@jest/globals'

import { firstReplyTemplate, type ReplyTemplate } from '../vocabulary/reply-templates.js'
import {
  shippedReplyTemplateKeys,
  shippedReplyTemplates,
  type ShippedReplyTemplate,
} from '../vocabulary/shipped-reply-templates.js'
import { replyTemplateForm, validateTemplate } from './edited-template.js'
import { callStart, maxQuotedCharacters, replyText, todayInCairo, type ReplyDraft } from './reply-text.js'
import { readForm } from './read-form.js'

const call = { day: '2026-11-25', time: '14:30', way: 'by telephone' }

const draft = (key: ShippedReplyTemplate, values: ReplyDraft['values']): ReplyDraft => ({
  template: shippedReplyTemplates[key],
  values,
  fullName: 'Amal Haddad',
  reference: 'SNB-7K3M9Q',
  sender: 'Mona Farid, Care lead',
  today: '2026-11-23',
  dueAt: '2026-11-23T12:05:00.000Z',
})
const problemsOf = (key: ShippedReplyTemplate, values: ReplyDraft['values']) => replyText(draft(key, values)).problems

test("a reply is its template's text with all fields filled in, from the greeting to the author [GEN-07]", () => {
  expect(replyText(draft('offer-call', call))).toEqual({
    subject: 'A call about your request (SNB-7K3M9Q)',
    problems: [],
    body: [
      'Hello Amal Haddad,',
      'We would like to talk with you about your request. We suggest Wednesday, November 25, 2026 at 14:30, Cairo time, by telephone.',
      'You can agree to it on the page of your request. If another time suits you better, reply to this email with two or three that do.',
      'Mona Farid, Care lead',
    ].join('\n\n'),
  })
})

test.each([
  [
    'America/New_York',
    '2026-12-05',
    '03:30',
    'Friday, December 4, 2026 at 20:30 by your clock (Saturday, December 5, 2026 at 03:30, Cairo time)',
  ],
  [
    'Asia/Tokyo',
    '2026-12-05',
    '20:00',
    'Sunday, December 6, 2026 at 03:00 by your clock (Saturday, December 5, 2026 at 20:00, Cairo time)',
  ],
  [
    'Europe/London',
    '2027-07-01',
    '14:30',
    'Thursday, July 1, 2027 at 12:30 by your clock (Thursday, July 1, 2027 at 14:30, Cairo time)',
  ],
  ['Europe/Athens', '2026-12-05', '03:30', 'Saturday, December 5, 2026 at 03:30, by your clock and Cairo’s'],
  ['Africa/Cairo', '2026-12-05', '03:30', 'Saturday, December 5, 2026 at 03:30, by your clock and Cairo’s'],
  ['Nowhere/None', '2026-12-05', '03:30', 'Saturday, December 5, 2026 at 03:30, Cairo time'],
  [undefined, '2026-12-05', '03:30', 'Saturday, December 5, 2026 at 03:30, Cairo time'],
])(
  'a time is said by the clock of whoever reads it: in %p, %s at %s is %p [GEN-07]',
  (timeZone, day, time, expected) => {
    const values = { ...call, day, time }

    for (const key of ['offer-call', 'call-arranged'] as const)
      expect(replyText({ ...draft(key, { ...values, advisor: 'Dr. Hany' }), timeZone }).body).toContain(expected)
  },
)

test('a reply that names a time for a call gives that time, and any other reply none [GEN-07]', () => {
  expect(callStart(draft('offer-call', call))).toBe('2026-11-25T12:30:00.000Z')
  expect(callStart(draft('call-arranged', call))).toBe('2026-11-25T12:30:00.000Z')
  expect(callStart(draft('offer-call', { ...call, time: 'noon' }))).toBeUndefined()
  expect(callStart(draft('write-again', { day: call.day, progress: 'Nearly done' }))).toBeUndefined()
  const noted = { ...shippedReplyTemplates['offer-call'], body: 'We looked at it on {day} at {time}.' }
  expect(callStart({ template: noted, values: call })).toBeUndefined()
})

test('a quoted message stands below the author, each line marked, and no longer than a page [GEN-07]', () => {
  const quoted = { receivedAt: '2026-11-23T09:05:00.000Z', text: 'May I bring my mother?\n\nShe is 70.' }
  const written = { ...draft('own-words', { words: 'Yes.' }), quoted, timeZone: 'Europe/London' }

  expect(replyText(written).body.split('\n\n')).toEqual([
    'Hello Amal Haddad,',
    'Yes.',
    'Mona Farid, Care lead',
    [
      'On Monday, November 23, 2026 at 09:05 by your clock (Monday, November 23, 2026 at 11:05, Cairo time), you wrote:',
      '> May I bring my mother?',
      '>',
      '> She is 70.',
    ].join('\n'),
  ])
  const long = replyText({ ...written, quoted: { ...quoted, text: 'x'.repeat(5000) } }).body
  expect(long.endsWith(`> ${'x'.repeat(maxQuotedCharacters)}...`)).toBe(true)
  expect(replyText({ ...written, quoted: { ...quoted, text: ' \n' } }).body.endsWith('Care lead')).toBe(true)
})

test('what somebody wrote in braces is quoted as it is [GEN-07]', () => {
  const quoted = { receivedAt: '2026-11-23T09:05:00.000Z', text: 'my {name} is {words}' }

  expect(replyText({ ...draft('own-words', { words: 'Yes.' }), quoted })).toMatchObject({
    problems: [],
    body: expect.stringContaining('> my {name} is {words}'),
  })
})

test("the promised time of a reply is shown on the person's clock too, and {when} needs a day and a time [GEN-07]", () => {
  const template = { subject: 'Yours', body: 'You hear from us by {due}.', fields: [] }
  const replyDraft = { ...draft('own-words', {}), template, timeZone: 'America/New_York' }

  expect(replyText(replyDraft).body).toContain(
    'at 07:05 by your clock (Monday, November 23, 2026 at 14:05, Cairo time)',
  )
  expect(replyText({ ...replyDraft, template: { ...template, body: 'We call {when}.' } }).problems).toHaveLength(1)
})

test('an empty field is rejected at its position, and shows its label in the preview [GEN-07]', () => {
  const { body, problems } = replyText(draft('offer-call', { ...call, time: '  ', way: '' }))

  expect(problems.map(({ path }) => path)).toEqual(['fields.time', 'fields.way'])
  expect(body).toContain('at [Time in Cairo], Cairo time')
})

test.each([
  ['a day that is not in the calendar', 'offer-call', { ...call, day: '2026-02-30' }],
  ['something else than a day', 'offer-call', { ...call, day: 'soon' }],
  ['a day that is over', 'offer-call', { ...call, day: '2026-11-22' }],
  ['something else than a time', 'offer-call', { ...call, time: '25:00' }],
  ['lines where one is wanted', 'offer-call', { ...call, way: 'by\ntelephone' }],
  ['a field that nobody filled in', 'own-words', { words: 'Hello {name}, all is well.' }],
  ['a field that the template does not have', 'own-words', { words: 'All is well.', price: '100' }],
] as const)('%s is refused with one sentence', (_what, key, values) => {
  expect(problemsOf(key, values)).toEqual([
    { path: expect.stringMatching(/^fields\.\w+$/), message: expect.any(String) },
  ])
})

test('today is a valid day, and filled-in text is not filled in again', () => {
  expect(problemsOf('offer-call', { ...call, day: '2026-11-23' })).toEqual([])
  const { body } = replyText(draft('write-again', { progress: '$& {day', day: '2026-11-25' }))
  expect(body).toContain('We are working on your request. $& {day')
})

test('a person without a name is greeted without one [S16]', () => {
  const { body } = replyText({ ...draft('own-words', { words: 'All is well.' }), fullName: 'see evil.example' })

  expect(body).toBe('Hello,\n\nAll is well.\n\nMona Farid, Care lead')
})

const knowing: Pick<ReplyTemplate, 'body' | 'fields' | 'subject'> = {
  subject: 'Your request ({reference})',
  fields: [],
  body: '{name}, your request {reference} is answered by {due}.',
}

test('known facts of an enquiry are filled in automatically, the promised time as clocks in Cairo show it [GEN-07]', () => {
  const replyDraft = { ...draft('own-words', {}), template: knowing }

  expect(replyText(replyDraft)).toEqual({
    subject: 'Your request (SNB-7K3M9Q)',
    problems: [],
    body: [
      'Hello Amal Haddad,',
      'Amal Haddad, your request SNB-7K3M9Q is answered by Monday, November 23, 2026 at 14:05, Cairo time.',
      'Mona Farid, Care lead',
    ].join('\n\n'),
  })
  // After the day has changed in Cairo.
  expect(replyText({ ...replyDraft, dueAt: '2026-11-23T22:01:00Z' }).body).toContain(
    'Tuesday, November 24, 2026 at 00:01',
  )
})

test.each([
  ['their name, where what they typed is none', { fullName: 'see evil.example' }],
  ['until when we answer, where that is over', { dueAt: '2026-11-22T12:05:00.000Z' }],
  ['until when we answer, where that is not known', { dueAt: '' }],
  ['what nobody knows', { template: { ...knowing, body: 'It costs {price}.' } }],
])('a template that says %s cannot be sent [GEN-07]', (_what, changes) => {
  expect(replyText({ ...draft('own-words', {}), template: knowing, ...changes }).problems).toEqual([
    { path: 'template', message: expect.any(String) },
  ])
})

test('an unknown field stays visible and never becomes empty [GEN-07]', () => {
  const template = { ...knowing, body: 'It costs {price} and {toString}.' }

  expect(replyText({ ...draft('own-words', {}), template }).body).toContain('It costs {price} and {toString}.')
})

test.each(shippedReplyTemplateKeys)(
  '%s, which the platform comes with, is a template as one is edited [D-66, S13]',
  (key) => {
    const { fields, kinds, ...template } = shippedReplyTemplates[key]
    const reading = readForm(replyTemplateForm, { ...template, kinds: [...kinds], fields: [...fields] }, {})

    expect(reading.problems).toBeUndefined()
    expect(reading.value && validateTemplate(reading.value)).toEqual([])
    expect(template.subject).toContain('({reference})')
  },
)

test('the platform ships templates for each kind of enquiry, the general ones first', () => {
  expect(shippedReplyTemplateKeys[0]).toBe(firstReplyTemplate)
  expect(shippedReplyTemplates[firstReplyTemplate].kinds).toEqual(['trip-plan', 'consultation'])
})

test('the day in Cairo is that of its clocks', () => {
  expect(todayInCairo(new Date('2026-11-23T21:59:00Z'))).toBe('2026-11-23')
  expect(todayInCairo(new Date('2026-11-23T22:01:00Z'))).toBe('2026-11-24')
})
