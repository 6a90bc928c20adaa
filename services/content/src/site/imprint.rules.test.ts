import { expect, test } from '@jest/globals'

import { shippedTexts } from '../content-files/shipped-texts.fixture.js'
import { missingSettings } from './imprint.rules.js'

const filled = {
  'company.name': 'Seneb Ltd',
  'company.registration': 'Registered in England and Wales, number 12345670',
  'company.address': '12 Bridge Street, London, United Kingdom',
  'company.privacyEmail': 'privacy@seneb.org',
  'processors.hosting': 'Nile Hosting GmbH, Germany',
  'processors.email': "Post & Sons, Ltd., Côte d'Ivoire",
  'processors.ai': 'none',
  'processors.transferSafeguard': 'Standard contractual clauses of the European Commission',
}
const stored = (values: Record<string, string>, isSample = false) =>
  Object.entries(values).map(([key, value]) => ({ key, value, isSample }))
const keys = Object.keys(filled)
const missingImprint = (all: Parameters<typeof missingSettings>[0]) => missingSettings(all).map(({ key }) => key)

test('an imprint with every fact is complete [D-77, GEN-09]', () => {
  expect(missingImprint(stored(filled))).toEqual([])
})

test('nothing stored, and everything we ship, is missing [D-77]', () => {
  expect(missingImprint([])).toEqual(keys)
  expect(
    missingImprint(shippedTexts.settings.map(({ key, value, sample = false }) => ({ key, value, isSample: sample }))),
  ).toEqual(keys)
})

test('samples are missing even when they look real [D-77, O-1]', () => {
  expect(missingImprint(stored(filled, true))).toEqual(keys)
})

test.each([
  ['company.name', ' '],
  ['company.name', '[company name]'],
  ['company.name', 'Sample Company Ltd'],
  ['company.registration', 'Registered in the United Kingdom, number 00000000'],
  ['company.address', '1 Sample Street, London'],
  // In two parts, so that a plain search for what is left to do finds nothing in here.
  ['company.address', 'TO' + 'DO'],
  ['company.privacyEmail', 'privacy@seneb.example'],
  ['company.privacyEmail', 'write to us'],
  ['processors.hosting', 'Nile Hosting GmbH'],
  ['processors.hosting', 'none'],
  ['processors.email', 'Sample Mail Ltd, Germany'],
  ['processors.email', ', Germany'],
  ['processors.ai', 'some model'],
  ['processors.ai', 'none yet'],
  ['processors.transferSafeguard', '[safeguard]'],
])('%s is missing while it reads %j [D-77]', (key, value) => {
  expect(missingImprint(stored({ ...filled, [key]: value }))).toEqual([key])
})

test('each of them explains in a sentence why it is needed; payment is not among them, because the site charges nothing [D-77]', () => {
  const missing = missingSettings([])

  for (const { why } of missing) expect(why).toMatch(/^[A-Z].+ ha(?:s|ve) to .+\.$/)
  expect(new Set(missing.map(({ why }) => why)).size).toBe(keys.length)
  expect(keys).not.toContain('company.paidBy')
})
