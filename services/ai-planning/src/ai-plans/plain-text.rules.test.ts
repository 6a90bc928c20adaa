import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { sanitizeText, looksLikeMarkup, plainText, withoutLinks, withoutMarkup } from './plain-text.rules.js'

test.each([
  ['a\u0000b\u0007c', 'a b c'],
  ['line\r\nbreak\tand tab', 'line break and tab'],
  ['zero\u200bwidth\u2060', 'zerowidth'],
  ['\u202eright to left', 'right to left'],
  ['\u{e0041}tag letters\u{e007f}', 'tag letters'],
  ['ｈｔｔｐ full width', 'http full width'],
  ['  much \u00a0 space  ', 'much space'],
  ['مرحبا بكم, 5 ليال', 'مرحبا بكم, 5 ليال'],
])('plain text of %j is %j [S18]', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})

describe('links', () => {
  test.each([
    'https://evil.example/steal?x=1',
    'HTTP://EVIL.EXAMPLE',
    'hxxp://evil.example',
    '//evil.example/x',
    'www.evil.example',
    'evil.com',
    'Evil.Com',
    'EVIL.ORG/path',
    'sub.domain.evil.co.uk/x',
    'javascript:alert(1)',
    'JaVaScRiPt :alert(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    'mailto:someone@evil.example',
    'tel:+201000000000',
    'vbscript:msgbox(1)',
    'http://10.0.0.1/admin',
    '10.0.0.1/admin',
    'ftp://evil.example',
    'file:///etc/passwd',
    'evil.example:8080',
    'домен.com',
    'пример.рф/x',
  ])('%s is taken out', (link) => {
    expect(withoutLinks(`Read ${link} now`)).toMatch(/^Read (\/\/)?\[link removed\](:8080)? now$/)
  })

  test('of Markdown are reduced to their label', () => {
    expect(withoutLinks('See [our page](https://evil.example) and ![pic](data:x)')).toBe('See our page  and pic ')
  })

  test.each([
    'Arrive on Jan 5, 2027, at 10:30 a.m.',
    'Nights: 5 to 8, i.e. a week.',
    'St.Petersburg Pulkovo Airport (LED)',
    'Take 2.5 hours and/or rest; e.g. read.',
    'Note: bring papers.',
  ])('are not seen where there are none: %s', (text) => {
    expect(withoutLinks(text)).toBe(text)
  })
})

test.each([
  '<script>alert(1)</script>',
  '< img src=x onerror=alert(1)',
  '</p>',
  '<!-- x -->',
  '<?php',
  '<SVG/onload=1>',
])('%s looks like markup and can be made harmless', (text) => {
  expect(looksLikeMarkup(text)).toBe(true)
  expect(withoutMarkup(text)).not.toMatch(/[<>]/)
})

test('a comparison does not look like markup', () => {
  expect(looksLikeMarkup('fewer than <5 nights, more than > 3')).toBe(false)
})

test.each([
  ['call +33 1 23 45 67 89 please', 'call [contact removed] please'],
  ['0033123456789', '[contact removed]'],
  ['passport 123456789', 'passport [contact removed]'],
  ['write to amal@example.com', 'write to [contact removed]'],
  ['from 2027-01-05 for 14 days', 'from 2027-01-05 for 14 days'],
])('contacts are taken out: %s [D-49]', (text, harmless) => {
  expect(sanitizeText(text, 200)).toBe(harmless)
})

test('a harmless text is never longer than it may be, has no angle brackets and no control characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.integer({ min: 1, max: 200 }), (text, maxLength) => {
      const harmless = sanitizeText(text, maxLength)
      expect([...harmless].length).toBeLessThanOrEqual(maxLength)
      expect(harmless).not.toMatch(/[<>\p{Cc}\p{Cf}]/u)
    }),
  )
})
