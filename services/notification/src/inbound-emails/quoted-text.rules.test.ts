import { expect, test } from '@jest/globals'

import type { ParsedEmail } from './parsed-email.js'
import { splitQuotedText } from './quoted-text.rules.js'

const secret = 'Zx9_kQ2-'.repeat(5) + 'abc'

function fullTextOf(text: string): string {
  const empty = { headers: [], to: [], cc: [], inReplyTo: [], references: [], envelopeTo: [], parts: [] }
  const parsed: ParsedEmail = { ...empty, subject: 'Re: Your request', text }
  return splitQuotedText(parsed).fullText
}

test.each([
  ['as we send it', `https://seneb.example/my-request#k=${secret}`],
  ['encoded by a filter', `https://safe.example/?url=https%3A%2F%2Fseneb.example%2Fmy-request%23k%3D${secret}&data=1`],
  ['encoded twice', `https://safe.example/?u=https%253A%252F%252Fseneb.example%252Fmy-request%2523k%253D${secret}`],
  ['with dashes', `https://defense.example/v2/url?u=https-3A__seneb.example_my-2Drequest-23k-3D${secret}&d=x`],
  ['with an asterisk', `https://defense.example/v3/__https://seneb.example/my-request*k=${secret}__;Iw!!x`],
  ['wrapped', `> https://seneb.example/my-request#k=${secret.slice(0, 20)}\n> ${secret.slice(20)}`],
  ['on a line of its own', `> > https://seneb.example/my-request#k=\n> > ${secret}`],
])('the secret of a quoted link is removed %s', (_how, quoted) => {
  const text = fullTextOf(`I can come.\n\nOn Mon, 30 Nov 2026, Seneb wrote:\n${quoted}\nSee you soon in Cairo`)

  expect(text.replaceAll(/[^\w-]/g, '')).not.toMatch(/Zx9_kQ2-Zx9|kQ2-abc/)
  expect(text).toContain('See you soon in Cairo')
})
