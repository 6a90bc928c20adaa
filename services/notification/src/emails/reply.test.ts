import { expect, test } from '@jest/globals'
import { planText } from '@seneb/contracts/forms/plan-text'

import { replyEmail } from './reply.email.js'

const mailOf = (text: string) => replyEmail({ subject: 'About your request', text, siteUrl: 'https://seneb.example' })
const tagsOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, inner = '']) =>
    inner.replaceAll(/<[^>]+>/g, '').trim(),
  )

const { body: planBody } = planText(
  {
    sections: [
      { heading: 'Your journey', lines: ['A knee replacement, 16 nights.'] },
      { heading: 'Day 1 (Mar 4, 2027): Arrival', lines: ['You rest.', 'You are met at the airport.'] },
      { heading: 'Day 16 (Mar 19, 2027): Departure', lines: [] },
    ],
    sources: ['Our own catalogue'],
    isDraftedByMachine: false,
    reviewedBy: [{ name: 'Mona', title: 'care lead', on: '2026-11-28' }],
  },
  { fullName: 'Amal Haddad', reference: 'SNB-7K3M9Q' },
)

test('the parts and days of a plan are headings with lists, readable on a phone and on paper', () => {
  const { html, text } = mailOf(planBody)

  expect(tagsOf(html, 'h3')).toEqual([
    'Your journey',
    'Day 1 (Mar 4, 2027): Arrival',
    'Day 16 (Mar 19, 2027): Departure',
    'Where the figures come from',
  ])
  expect(tagsOf(html, 'li')).toEqual([
    'A knee replacement, 16 nights.',
    'You rest.',
    'You are met at the airport.',
    'Our own catalogue',
  ])
  expect(text).toContain('Day 1 (Mar 4, 2027): Arrival')
  expect(text).toContain('- You rest.')
})

test('a sentence above a list stays a sentence, and text without a list stays paragraphs', () => {
  const { html } = mailOf('Hello Amal,\n\nPlease send us:\n- your X-rays\n- your medicines\n\nThank you.\nMona')

  expect(tagsOf(html, 'h3')).toEqual([])
  expect(tagsOf(html, 'li')).toEqual(['your X-rays', 'your medicines'])
  expect(html).toContain('Please send us:')
  expect(html).toMatch(/Thank you[.]<br\s*\/?>/)
})
