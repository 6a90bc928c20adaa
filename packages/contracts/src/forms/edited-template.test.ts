import { expect, test } from '@jest/globals'

import { replyTemplateForm, validateTemplate } from './edited-template.js'
import { readForm } from './read-form.js'

const day = { name: 'day', label: 'Day', type: 'day' }
const good = {
  name: 'Offer two days',
  kinds: ['trip-plan'],
  language: 'en',
  subject: 'Two days ({reference})',
  body: 'We suggest {day}, {name}. Your request is {reference}.',
  fields: [day],
}

/** Returns the problems of a template, from the form as well as from `problemsOfTemplate`. */
function problemsOf(changes: object) {
  const { problems, value } = readForm(replyTemplateForm, { ...good, ...changes }, {})
  return problems ?? validateTemplate(value)
}

test('a template can be saved when its text contains all of its fields [GEN-07]', () => {
  expect(problemsOf({})).toEqual([])
  expect(
    problemsOf({ kinds: ['trip-plan', 'consultation'], fields: [], body: 'Two\n\nparagraphs, by {due}.' }),
  ).toEqual([])
})

const invalidTemplates: readonly (readonly [what: string, changes: object, path: string, message: RegExp])[] = [
  ['no name', { name: ' ' }, 'name', /^Please give the template a name$/],
  ['a name on two lines', { name: 'a\nb' }, 'name', /single line/],
  ['no kind of enquiry', { kinds: [] }, 'kinds', /^Please choose which enquiries this is for$/],
  ['a kind that is not there', { kinds: ['refund'] }, 'kinds[0]', /trip plans or consultations/],
  ['another language', { language: 'tlh' }, 'language', /language of the site/],
  ['no subject', { subject: '' }, 'subject', /^Please write the subject$/],
  ['a second header in the subject', { subject: 'Hello\r\nBcc: a@b.example' }, 'subject', /single line/],
  ['a subject that turns round', { subject: 'About \u202Eyour request' }, 'subject', /U\+202E/],
  ['the person in the subject', { subject: '{name}, your request' }, 'subject', /only \{reference\}/],
  ['a field in the subject', { subject: 'On {day}' }, 'subject', /only \{reference\}/],
  ['a loose brace in the subject', { subject: 'On {day' }, 'subject', /only \{reference\}/],
  ['a treatment in the subject', { subject: 'Your dental care' }, 'subject', /please remove “dental”/],
  ['no words', { body: ' \n ' }, 'body', /^Please write what the answer says$/],
  ['more words than fit', { body: `{day}${'x'.repeat(4000)}` }, 'body', /at most 4000 characters/],
  ['a name that nobody knows', { body: '{day} {price}' }, 'body', /^Nothing is known as \{price\}/],
  ['a name that every object has', { body: '{day} {constructor}' }, 'body', /^Nothing is known as \{constructor\}/],
  ['an open brace', { body: '{day} and {' }, 'body', /braces around one name/],
  ['a field that is nowhere', { body: 'Hello.' }, 'fields[0].name', /^Please say in the words where \{day\} stands$/],
  ['a field by a known name', { fields: [day, { ...day, name: 'due' }] }, 'fields[1].name', /name is reserved/],
  ['a field twice', { fields: [day, day] }, 'fields[1].name', /has this name already/],
  ['a field name with a blank', { fields: [{ ...day, name: 'a day' }] }, 'fields[0].name', /letters and digits/],
  ['a field without a name', { fields: [{ ...day, name: '' }] }, 'fields[0].name', /^Please give the field a name$/],
  ['a field without a label', { fields: [{ ...day, label: '' }] }, 'fields[0].label', /enter a label/],
  ['a field of no type', { fields: [{ ...day, type: 'price' }] }, 'fields[0].type', /choose what is filled in/],
  [
    'more fields than fit',
    { fields: Array.from({ length: 11 }, (_none, at) => ({ ...day, name: `f${at}` })) },
    'fields',
    /at most 10/,
  ],
]

test.each(invalidTemplates)(
  '%s is refused at its place with a sentence [S6, D-66]',
  (_what, changes, path, message) => {
    expect(problemsOf(changes)).toContainEqual({ path, message: expect.stringMatching(message) })
  },
)
