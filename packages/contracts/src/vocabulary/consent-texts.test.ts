import { createHash } from 'node:crypto'

import { expect, test } from '@jest/globals'

import { allConsentTexts } from './earlier-consent-texts.js'

const sumOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/**
 * Checksum of every consent text. A new version adds a line, and no line ever changes, because people may have agreed
 * to exactly that text.
 */
const published = {
  'personal-data 2026-11-01': '195990628215a5fe',
  'health-data 2026-11-01': '7d42ae809628b91a',
  'consultation-terms 2026-11-21': 'b488707cd0156c22',
  'personal-data 2026-11-23': '62a5fe41eb3830cd',
  'plan-draft 2026-11-23': 'cd2448d3862132e4',
  'health-data 2026-11-23': '649a0b7ca94f68f8',
}

test('a text that was published stays word for word, and none is published without its checksum [TRIP-54, D-83]', () => {
  const now = allConsentTexts.map(({ purpose, text, version }) => [`${purpose} ${version}`, sumOf(text)])

  expect(Object.fromEntries(now)).toEqual(published)
  expect(new Set(now.map(([name]) => name)).size).toBe(now.length)
})

test('a consent to the use of health details names its recipients and their countries [D-66]', () => {
  const today = allConsentTexts.filter(({ version }) => version === '2026-11-23')
  for (const { purpose, text } of today.filter(({ purpose }) => purpose !== 'plan-draft'))
    expect({ purpose, text }).toEqual({
      purpose,
      text: expect.stringContaining('Seneb and its care team in Egypt use it'),
    })
  expect(today.find(({ purpose }) => purpose === 'plan-draft')?.text).toContain('machine (AI)')
})
