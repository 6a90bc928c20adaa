import { describe, expect, test } from '@jest/globals'
import { emailTextKeys, type EmailTextKey } from '@seneb/contracts/vocabulary/email-texts'
import { Parser } from 'htmlparser2'

import { ownMsOf } from '../../../../tests/support/own-time.js'
import { sampleEmails } from '../email-texts/sample-emails.js'
import { shippedEmailTexts } from '../email-texts/shipped-email-texts.js'
import type { EmailContext } from './email-wording.js'

const siteUrl = 'https://seneb.example'
const shipped: EmailContext = { siteUrl, texts: shippedEmailTexts }

/** The email with other sentences than the shipped ones. */
const emailWith = (key: EmailTextKey, own: object) =>
  sampleEmails[key]({ siteUrl, texts: { ...shippedEmailTexts, [key]: { ...shippedEmailTexts[key], ...own } } })

test.each(emailTextKeys)('%s holds every sentence that an editor wrote, in HTML and in plain text', (key) => {
  const closing = [{ title: 'A new heading', text: 'A **bold** end, see our [pages](/dental-care).' }, { text: 'Bye.' }]
  const own = { subject: 'A subject', preview: 'A preview line', heading: 'A title', opening: 'An opening.', closing }
  const { html, subject, text } = emailWith(key, own)

  expect(subject).toBe('A subject')
  for (const phrase of ['A preview line', 'A title', 'An opening.', 'A new heading', '<strong>bold</strong>', 'Bye.'])
    expect(html).toContain(phrase)
  expect(html).toContain(`href="${siteUrl}/dental-care"`)
  for (const phrase of ['A title', 'An opening.', 'A NEW HEADING', 'A bold end', 'Bye.']) expect(text).toContain(phrase)
})

test.each(emailTextKeys)('%s has no placeholder left in its shipped sentences, and renders reproducibly', (key) => {
  const email = sampleEmails[key](shipped)

  expect(`${email.subject} ${email.text}`).not.toMatch(/[{}]|undefined|\[object/)
  expect(sampleEmails[key](shipped)).toEqual(email)
})

test('the fixed parts stay in every email: promise, data, statements about data, and the footer [GEN-01, D-50]', () => {
  const { text } = emailWith('trip-plan-receipt', { opening: '{promise}', closing: [] })
  const plain = text.replaceAll(/\s+/g, ' ')

  for (const phrase of [
    'Our team will contact you within 24 hours with a personalized itinerary.',
    'SNB-7K3M9Q',
    'This email does not repeat your other answers',
    'WHAT HAPPENS NEXT?',
    'If you did not send this request',
    'Read and withdraw your consents',
    'Seneb gives no medical advice',
  ])
    expect(plain).toContain(phrase)
})

test('sentences about personal data are in these emails whatever an editor takes away [LEGAL-05, D-43]', () => {
  const bare = { subject: 'A subject', preview: 'A line', heading: 'A title', opening: 'An opening.', closing: [] }
  const plain = (key: EmailTextKey) => emailWith(key, bare).text.replaceAll(/\s+/g, ' ')

  expect(plain('partner-withdrawal-notice')).toContain(
    'IF YOU WANT IT ERASED AS WELL Nothing has been erased: Nile Travel cannot do that for you. You can, by the link below.',
  )
  const requested = plain('documents-requested')
  expect(requested).toContain(
    'The link works once, until January 5, 2027, and for anyone who has it, so please do not pass this email on.',
  )
  expect(requested).toContain('Please never send identity documents by email.')
})

/** Elements and links of a mail. */
function shapeOf(html: string) {
  const [elements, links]: [string[], string[]] = [[], []]
  const parser = new Parser({
    onopentag(name, { href }) {
      elements.push(name)
      if (href !== undefined) links.push(href)
    },
  })
  parser.end(html)
  return { elements, links }
}

describe('sentences that the rules refuse, should any arrive [S16]', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '![x](https://evil.example/pixel.gif)',
    '[x](javascript:alert(1))',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    'https://evil.example',
    '```\n<script>alert(1)</script>\n```',
  ])('%s runs nothing, loads nothing and leads nowhere else', (hostile) => {
    const { html } = emailWith('consultation-receipt', {
      subject: hostile,
      preview: hostile,
      heading: hostile,
      opening: hostile,
      closing: [{ title: hostile, text: hostile }],
    })
    const { elements, links } = shapeOf(html)

    expect(elements.filter((name) => ['script', 'img', 'iframe', 'form', 'link'].includes(name))).toEqual([])
    expect(links.filter((link) => !link.startsWith(siteUrl))).toEqual([])
  })

  test('a subject stays one line, and a fact is never read as markup or as a placeholder', () => {
    const { subject } = emailWith('erasure-notice', { subject: 'a\r\nBcc: x@example.com {reference} {constructor}' })
    expect(subject).toBe('a Bcc: x@example.com SNB-7K3M9Q {constructor}')

    const { html } = emailWith('partner-withdrawal-notice', { opening: '{partner} and {reference}' })
    expect(html).toContain('Nile Travel and SNB-7K3M9Q')
  })

  test('the deepest text that is accepted is rendered within a second', async () => {
    const deep = Array.from({ length: 40 }, (_none, at) => `${'  '.repeat(at)}- a`).join('\n')
    const marks = `${'*a _b '.repeat(150)}${'_ *'.repeat(150)}`
    const own = { opening: deep, closing: [{ text: marks }, { text: deep }] }
    const ms = await ownMsOf(() => expect(emailWith('late-reply-notice', own).text.length).toBeGreaterThan(100))

    expect(ms).toBeLessThan(1000)
  })
})
