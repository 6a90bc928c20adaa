import { expect, test } from '@jest/globals'

import { answerTemplateKeys, templateOf, templatesFor, type AnswerTemplateKey } from '../vocabulary/answer-templates.js'
import { treatmentTypes } from '../vocabulary/treatments.js'
import { answerWords, todayInCairo, type AnswerDraft } from './answer-words.js'

const call = { day: '2026-11-25', time: '14:30', way: 'by telephone' }

const draft = (template: AnswerTemplateKey, values: AnswerDraft['values']): AnswerDraft => ({
  ...{ template, values, fullName: 'Amal Haddad', reference: 'SNB-7K3M9Q', sender: 'Mona Farid, Care lead' },
  today: '2026-11-23',
})
const problemsOf = (template: AnswerTemplateKey, values: AnswerDraft['values']) =>
  answerWords(draft(template, values)).problems

test('an answer is the words of its template with everything filled in, from the greeting to who wrote it [GEN-07]', () => {
  expect(answerWords(draft('offer-call', call))).toEqual({
    subject: 'A call about your request (SNB-7K3M9Q)',
    problems: [],
    words: [
      'Hello Amal Haddad,',
      'We would like to talk with you about your request. We suggest Wednesday 25 November 2026 at 14:30, Cairo time, by telephone.',
      'If another time suits you better, reply to this email with two or three that do.',
      'Mona Farid, Care lead',
    ].join('\n\n'),
  })
})

test('a field that is not filled in is refused at its place, and stands in the preview by its label [GEN-07]', () => {
  const { problems, words } = answerWords(draft('offer-call', { ...call, time: '  ', way: '' }))

  expect(problems.map(({ path }) => path)).toEqual(['fields.time', 'fields.way'])
  expect(words).toContain('at [Time in Cairo], Cairo time')
})

test.each([
  ['a day that is not in the calendar', 'offer-call', { ...call, day: '2026-02-30' }],
  ['something else than a day', 'offer-call', { ...call, day: 'soon' }],
  ['a day that is over', 'offer-call', { ...call, day: '2026-11-22' }],
  ['something else than a time', 'offer-call', { ...call, time: '25:00' }],
  ['lines where one is wanted', 'offer-call', { ...call, way: 'by\ntelephone' }],
  ['a field that nobody filled in', 'own-words', { words: 'Hello {name}, all is well.' }],
  ['a field that the template does not have', 'own-words', { words: 'All is well.', price: '100' }],
] as const)('%s is refused with one sentence', (_what, template, values) => {
  expect(problemsOf(template, values)).toEqual([
    { path: expect.stringMatching(/^fields\.\w+$/), message: expect.any(String) },
  ])
})

test('today is a day that may be named, and what somebody filled in is not filled in again', () => {
  expect(problemsOf('offer-call', { ...call, day: '2026-11-23' })).toEqual([])
  const { words } = answerWords(draft('write-again', { progress: '$& {day', day: '2026-11-25' }))
  expect(words).toContain('We are working on your request. $& {day')
})

test('whoever typed no name is not greeted by what they typed [S16]', () => {
  const { words } = answerWords({ ...draft('own-words', { words: 'All is well.' }), fullName: 'see evil.example' })

  expect(words).toBe('Hello,\n\nAll is well.\n\nMona Farid, Care lead')
})

const health = treatmentTypes.flatMap(({ name, procedures }) => [name, ...procedures.map((one) => one.name)])
const bodily = /treat|surg|medic|health|doctor|hospital|clinic|implant|test result|diagnos|pain/i

test.each(answerTemplateKeys)(
  'the subject of %s is neutral, and the template fills in what it has [D-66, S13]',
  (key) => {
    const { body, fields, kinds, subject } = templateOf(key)
    const named = [...body.join(' ').matchAll(/\{(\w+)\}/g)].map(([, name]) => name)

    expect(subject.replace('{reference}', '')).not.toMatch(/[{}]/)
    expect(subject).toContain('({reference})')
    expect(subject).not.toMatch(bodily)
    expect(health.filter((words) => subject.toLowerCase().includes(words.toLowerCase()))).toEqual([])
    expect(named.toSorted()).toEqual(Object.keys(fields).toSorted())
    expect(kinds.length).toBeGreaterThan(0)
  },
)

test('each kind of enquiry has its templates, in plain words first', () => {
  expect(templatesFor('trip-plan')).not.toContain('call-arranged')
  expect(templatesFor('consultation')).toEqual(answerTemplateKeys)
  expect(templatesFor('trip-plan')[0]).toBe('own-words')
})

test('the day in Cairo is that of its clocks', () => {
  expect(todayInCairo(new Date('2026-11-23T21:59:00Z'))).toBe('2026-11-23')
  expect(todayInCairo(new Date('2026-11-23T22:01:00Z'))).toBe('2026-11-24')
})
