import { expect, test } from '@jest/globals'

import { ownMsOf } from '../../../../tests/support/own-time.js'
import { newsletterBodyProblems } from './newsletter-body.rules.js'

const messages = (body: string) => newsletterBodyProblems(body).map(({ message }) => message)

test('prose, lists, quotes, tables and links to the site, to secure sites and to mailboxes have no problem', () => {
  const body = [
    '**Bold** and *soft*, with a [page](/dental-care), a [site](https://www.who.int/) and <mailto:care@seneb.example>.',
    '',
    '> A note.',
    '',
    '1. one',
    '2. two',
    '',
    '| Week | Rest |',
    '|---|---|',
    '| 1 | bed |',
  ].join('\n')

  expect(messages(body)).toEqual([])
})

test.each([
  ['<script>alert(1)</script>', /HTML/],
  ['<img src=x onerror=alert(1)>', /HTML/],
  ['![pixel](https://evil.example/open.gif)', /a picture/],
  ['# A heading', /a heading/],
  ['`code`', /code/],
  ['[x](javascript:alert(1))', /javascript:alert/],
  ['[x](JaVaScRiPt:alert(1))', /JaVaScRiPt/],
  ['[x](data:text/html;base64,AAAA)', /data:/],
  ['[x](http://plain.example/)', /http:/],
  ['[x](//evil.example/)', /evil/],
  ['[x](/\\evil.example)', /evil/],
  ['[x](#part)', /#part/],
  ['[x](/no-such-page)', /There is no page at \/no-such-page/],
])('%s is refused at its field', (body, problem) => {
  expect(newsletterBodyProblems(body)[0]).toEqual({ path: 'body', message: expect.stringMatching(problem) })
})

test.each([
  ['quotes', (depth: number) => `${'>'.repeat(depth)} x`],
  ['lists', (depth: number) => Array.from({ length: depth }, (_, at) => `${'  '.repeat(at)}- x`).join('\n')],
  ['both', (depth: number) => `${'> - '.repeat(depth / 2)}${depth % 2 ? '> ' : ''}x`],
])('%s are nested at most twenty deep', (_what, nested) => {
  expect(messages(nested(20))).toEqual([])
  for (const depth of [21, 40, 1000])
    expect(messages(nested(depth))).toEqual([expect.stringMatching(/at most 20 deep/)])
})

test.each(['>', '- ', '[', '*', '<', '|', '![', '\\'])('%j twelve thousand times takes no second', async (sign) => {
  expect(await ownMsOf(() => newsletterBodyProblems(sign.repeat(12_000).slice(0, 12_000)))).toBeLessThan(1000)
})
