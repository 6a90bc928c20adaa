import { expect, test } from '@jest/globals'

import { newsletterIssue } from './newsletter-issue.email.js'

const siteUrl = 'https://seneb.example'
const mail = (changes: object = {}) =>
  newsletterIssue({ subject: 'News', preheader: 'A line', body: 'Hello', siteUrl, token: 'a-token', ...changes })

test('an issue is a mail with its text as HTML and as plain text, and with the way out in both [NEWS-05]', () => {
  const body = 'Read **this**.\n\n- [Dental care](/dental-care)\n\n| Week | Rest |\n|---|---|\n| 1 | bed |'
  const { html, subject, text } = mail({ body })

  expect(subject).toBe('News')
  expect(html).toContain('<strong>this</strong>')
  expect(html).toContain('href="https://seneb.example/dental-care"')
  expect(html).toContain('href="https://seneb.example/newsletter/unsubscribe/a-token"')
  expect(text).toContain('Dental care <https://seneb.example/dental-care>')
  expect(text).toContain('https://seneb.example/newsletter/unsubscribe/a-token')
  expect(text).toMatch(/Week\s+Rest\s+1\s+bed/)
  expect(text).not.toContain('A line')
})

test('it does not track readers: no picture, no link through another server', () => {
  const { html } = mail({ body: '[A source](https://www.who.int/)' })

  expect(html).not.toMatch(/<img|background=|url\(/)
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    siteUrl,
    'https://www.who.int/',
    `${siteUrl}/newsletter/unsubscribe/a-token`,
  ])
})

test.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</title><script>alert(1)</script>',
  '<style>*{display:none}</style>',
])('%s is text wherever it stands', (hostile) => {
  const { html } = mail({ subject: hostile, preheader: hostile, body: `a ${hostile}` })

  expect(html).not.toMatch(/<script|<img|<style>\*/)
  expect(html).toContain('&lt;')
})

test('signs that are special in HTML are read as they were written', () => {
  expect(mail({ body: 'Fish & chips < 5 "quoted"' }).text).toContain('Fish & chips < 5 "quoted"')
})
