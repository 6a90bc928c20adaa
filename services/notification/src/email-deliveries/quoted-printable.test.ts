import { expect, test } from '@jest/globals'
import fc from 'fast-check'

import { quotedPrintable } from './quoted-printable.js'

const e = 'é'

test.each([
  ['words as they are', 'Dear Anna, thank you.', 'Dear Anna, thank you.'],
  ['lines, with one kind of end', 'Dear Anna,\nthank\r\nyou.\n', 'Dear Anna,\r\nthank\r\nyou.\r\n'],
  ['its own sign', 'a=b', 'a=3Db'],
  ['letters beyond ASCII', 'Café – 🌍', 'Caf=C3=A9 =E2=80=93 =F0=9F=8C=8D'],
  ['spaces and tabs at the end of a line', 'a \nb\t\r\nc ', 'a=20\r\nb=09\r\nc=20'],
  ['a carriage return by itself', 'a\rb\r\nc', 'a=0Db\r\nc'],
  ['a dot that begins a line, and no other', '.a.\n.', '=2Ea.\r\n=2E'],
  ['a dot after a break of ours', `${'x'.repeat(75)}.`, `${'x'.repeat(75)}=\r\n=2E`],
  ['control signs', 'a\0b\x7f', 'a=00b=7F'],
  ['a line of 75', 'x'.repeat(75), 'x'.repeat(75)],
  ['a line of 76', 'x'.repeat(76), `${'x'.repeat(75)}=\r\nx`],
  ['a letter that would be broken', `${'x'.repeat(70)}${e}`, `${'x'.repeat(70)}=\r\n=C3=A9`],
  ['a letter that just fits', `${'x'.repeat(69)}${e}`, `${'x'.repeat(69)}=C3=A9`],
  ['a space at a break of ours', `${'x'.repeat(74)} y`, `${'x'.repeat(74)} =\r\ny`],
  ['nothing', '', ''],
])('%s', (_what, text, written) => {
  expect(quotedPrintable(text)).toBe(written)
})

/** As RFC 2045 has it read: broken lines are put together, then signs become the bytes they stand for. */
function read(written: string): string {
  const bytes = written
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_sign, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** Any letters, those that are quoted and those that end lines often among them. */
const words = fc.array(
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 90 }),
    fc.constantFrom('=', ' ', '\t', '\n', '\r\n', '\r', '.', e, '🌍'),
  ),
  { maxLength: 40 },
)

test('any words are read again as they were, from short lines of ASCII that no server need change', () => {
  fc.assert(
    fc.property(words, (parts) => {
      const text = parts.join('')

      const written = quotedPrintable(text)

      expect(read(written)).toBe(Buffer.from(text.replace(/\r?\n/g, '\r\n')).toString())
      expect(written).toMatch(/^[\t\n\r -~]*$/)
      for (const line of written.split('\r\n')) {
        expect(line.length).toBeLessThanOrEqual(76)
        expect(line).not.toMatch(/^\.|[ \t]$|[\r\n]/)
      }
    }),
    { numRuns: 500 },
  )
})
