import { expect, test } from '@jest/globals'
import type { ReceivedMail } from '@seneb/testkit/mailbox'

import { activeMarkupIn, foreignRecipientsOf } from './mails.js'
import type { Scene } from './target.js'

const mail = (html: string) => ({ mail: { subject: 'Your enquiry', html, headers: [] } }) as unknown as ReceivedMail

test.each([
  ['<p onclick="x()">Hello</p>', /onclick/],
  ['<script>x()</script>', /<script>/],
  ['<a href="javascript:x()">Hello</a>', /href="javascript:/],
  ['<a href="https://evil.example/">Hello</a>', /evil\.example/],
  ['<img src="https://evil.example/pixel.gif">', /evil\.example/],
  ['<form action="https://other.example"></form>', /<form>/],
])('active content in an email is found: %s', (html, expected) => {
  expect(activeMarkupIn(mail(html)).join()).toMatch(expected)
})

test('markup that is shown as text is not active', () => {
  const html =
    '<p>&lt;script&gt;alert(1)&lt;/script&gt; https://evil.example</p><a href="https://www.seneb.example/">Us</a>'
  expect(activeMarkupIn(mail(html))).toEqual([])
})

test.each([
  [['asked@visitors.example'], []],
  [['other@visitors.example'], ['a mail went to other@visitors.example, who did not ask']],
  [['asked@visitors.example', 'asked@visitors.example'], ['a mail went to 2']],
])('a mail to %j has the faults %j', (to, expected) => {
  const mails = [{ ...mail('<p>Hello</p>'), envelope: { from: '', to } }]
  const scene = { addresses: new Set(['asked@visitors.example']), mailbox: { mails } } as unknown as Scene
  expect(foreignRecipientsOf(scene)).toEqual(expected)
})
