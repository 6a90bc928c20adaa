import { describe, expect, test } from '@jest/globals'
import { ValidationError } from 'yup'

import { ownMsOf } from '../../../../tests/support/own-time.js'
import { emailTextKeys, emailTextRules } from '../vocabulary/email-texts.js'
import { emailText } from './email-text.schemas.js'

const receipt = {
  key: 'trip-plan-receipt',
  subject: 'We have your request ({reference})',
  preview: 'Your reference is {reference}.',
  heading: 'Thank you',
  opening: 'Hello. {promise} See our [contact page](/contact-us).',
  closing: [{ title: 'More', text: 'Within {hours} hours, **surely**.' }],
}

/** Problems of a text as `path: message`; none when its rules accept it. */
function problemsOf(own: object): readonly string[] {
  try {
    emailText.validateSync({ ...receipt, ...own }, { strict: true, abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.inner.map(({ message, path }) => `${path}: ${message}`)
  }
}

test('a text with the placeholders of its email is accepted, also without a heading in a part', () => {
  expect(problemsOf({})).toEqual([])
  expect(problemsOf({ closing: [{ text: 'Goodbye.' }] })).toEqual([])
})

test('each email has a name, and requires only placeholders that it may hold', () => {
  for (const key of emailTextKeys) {
    const { name, placeholders, ...rules } = emailTextRules[key]
    expect(name).toMatch(/^[A-Z]/)
    const required: readonly string[] = 'required' in rules ? Object.values(rules.required) : []
    expect(required.filter((one) => !placeholders.some((allowed) => allowed === one))).toEqual([])
  }
})

describe('placeholders are a closed list for each email', () => {
  test.each([
    ['an unknown one', { opening: '{promise} {password}' }, /^opening: There is no placeholder {password}/],
    ['one of another email', { opening: '{promise} {partner}' }, /^opening: There is no placeholder {partner}/],
    ['one of objects', { opening: '{promise} {constructor}' }, /^opening: There is no placeholder {constructor}/],
    ['a name from outside in a subject', { subject: '{reference} {promise}' }, /^subject: There is no placeholder/],
    ['a subject without its reference', { subject: 'We have your request' }, /^subject: Please keep {reference}/],
    ['an opening without its promise', { opening: 'Hello.' }, /^opening: Please keep {promise}/],
    ['half of one', { opening: '{promise} {hours' }, /^opening: Please write each placeholder whole/],
    ['one behind a backslash', { opening: '{promise} \\{hours}' }, /^opening: Please write each placeholder whole/],
    ['one in an address', { opening: '{promise} [a](/{hours})' }, /^opening: Please write each placeholder whole/],
    ['one in a part', { closing: [{ text: '{name}' }] }, /^closing\[0\].text: There is no placeholder {name}/],
    ['one in a heading', { closing: [{ title: '{promise}', text: 'x' }] }, /^closing\[0\].title: There is no/],
  ])('%s is refused at its field with a sentence', (_name, own, expected) => {
    expect(problemsOf(own)).toEqual([expect.stringMatching(expected)])
  })

  test('an email without placeholders holds no braces', () => {
    const own = { key: 'newsletter-welcome', subject: 'Welcome {reference}', preview: 'a', opening: 'b', closing: [] }
    expect(problemsOf(own)).toEqual([expect.stringContaining('Please use no braces here')])
  })
})

describe('hostile sentences [S8]', () => {
  test.each([
    ['another header in a subject', { subject: 'a {reference}\r\nBcc: x@example.com' }, /^subject: /],
    ['a line break in a subject', { subject: 'a\n{reference}' }, /^subject: Please write this on one line/],
    ['reversed text in a subject', { subject: '{reference} \u202Eabc' }, /^subject: .*U\+202E/],
    ['a hidden mark in a preview line', { preview: 'a\u200Bb' }, /^preview: .*U\+200B/],
    ['an isolate in prose', { opening: '{promise} \u2066abc' }, /^opening: .*U\+2066/],
    ['an address in a subject', { subject: '{reference} www.evil.example' }, /^subject: Please leave addresses out/],
    [
      'an email address in a preview line',
      { preview: 'Write to pay@evil.example' },
      /^preview: Please leave addresses/,
    ],
    ['a bare address in a heading', { closing: [{ title: 'Pay at evil.example', text: 'a' }] }, /^closing.*addresses/],
    ['a link to another site', { opening: '{promise} [a](https://evil.example)' }, /^opening: Please link to pages/],
    ['a link that mail programs make', { opening: '{promise} http://evil.example' }, /^opening: Please link to pages/],
    ['a link that runs', { opening: '{promise} [a](javascript:alert(1))' }, /^opening: Please link to pages/],
    ['lists in lists', { opening: '{promise}\n\n- - - - - - a' }, /^opening: Please nest lists and quotes/],
    ['numbered lists in lists', { opening: '{promise}\n\n1. 1. 1. 1. a' }, /^opening: Please nest lists and quotes/],
    ['a subject too long', { subject: `{reference} ${'x'.repeat(200)}` }, /^subject: Please use at most 120/],
    ['prose too long', { opening: `{promise} ${'x'.repeat(3000)}` }, /^opening: Please use at most 2000/],
    ['too many parts', { closing: Array.from({ length: 7 }, () => ({ text: 'a' })) }, /^closing: .*at most 6 parts/],
  ])('%s is refused at its field with a sentence', (_name, own, expected) => {
    expect(problemsOf(own)).toContainEqual(expect.stringMatching(expected))
  })

  test.each([
    ['a word that is a scheme elsewhere', { heading: 'Your data: kept by law' }],
    ['bold beside a dash', { opening: '{promise}\n\n**Cairo** - **Luxor** - **24**-**48**' }],
  ])('%s is no address and no list', (_name, own) => {
    expect(problemsOf(own)).toEqual([])
  })

  test('a megabyte of marks, braces or digits is refused within a second each', async () => {
    for (const run of ['{', '{a', '](', '- ', '-\t', '1. ', '9', ':/', 'www', '\\{']) {
      const long = run.repeat(1_000_000 / run.length)
      const ms = await ownMsOf(() => expect(problemsOf({ subject: long, opening: long }).length).toBeGreaterThan(1))
      expect([run, ms < 1000]).toEqual([run, true])
    }
  })
})
