import { expect, test } from '@jest/globals'
import { Parser } from 'htmlparser2'
import decodeQR from 'qr/decode.js'

import { shippedEmailTexts as texts } from '../email-texts/shipped-email-texts.js'
import { ambassadorApplicationApproved } from './ambassador-application-decision.email.js'

const side = 5

/** Draws the code as a camera would see it: the cells of its table as pixels. */
function pictureOf(html: string) {
  const rows: number[][] = []
  let isInside = false
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'table') isInside = attributes['role'] === 'img'
      if (isInside && name === 'tr') rows.push([])
      if (isInside && name === 'td') {
        const shade = attributes['style']?.includes('#000000') ? 0 : 255
        rows.at(-1)?.push(...Array.from({ length: Number(attributes['width']) }, () => shade))
      }
    },
    onclosetag(name) {
      if (name === 'table') isInside = false
    },
  })
  parser.end(html)
  const pixels = rows.flatMap((row) => Array.from({ length: side }, () => row).flat())
  const data = Uint8Array.from(pixels.flatMap((shade) => [shade, shade, shade, 255]))
  return { width: rows[0]?.length ?? 0, height: rows.length * side, data }
}

test.each([
  ['tour-guide', 'https://seneb.example/t/youssef7'],
  ['affiliate', 'https://seneb.example/r/youssef7'],
])('the welcome of a %s holds the link in words and as a code that a camera reads [AMB-27, D-43]', (type, link) => {
  const approved = {
    applicationId: '0b6f1a52-6a3e-4a4e-9d0a-1f3c5b7d9e11',
    reference: 'SNB-8L4N2R',
    applicantType: type,
    decidedAt: '2026-11-22T09:00:00.000Z',
    code: 'youssef7',
    personal: { fullName: 'Youssef Mansour', email: 'youssef@example.com' },
  }

  const { html, text } = ambassadorApplicationApproved(approved, { siteUrl: 'https://seneb.example', texts })

  expect(decodeQR(pictureOf(html))).toBe(link)
  expect(text).toContain(link)
  // Mail programs cut off larger mails.
  expect(Buffer.byteLength(html)).toBeLessThan(100_000)
})
