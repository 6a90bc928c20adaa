import { expect, test } from '@jest/globals'

import { settings } from '../shipped/texts/records/settings.text.js'
import { missingImprint } from './imprint.rules.js'

const filled = {
  'company.name': 'Seneb Ltd',
  'company.registration': 'Registered in England and Wales, number 12345670',
  'company.address': '12 Bridge Street, London, United Kingdom',
  'company.privacyEmail': 'privacy@seneb.org',
}
const stored = (values: Record<string, string>, isSample = false) =>
  Object.entries(values).map(([key, value]) => ({ key, value, isSample }))
const keys = Object.keys(filled)

test('an imprint with all four facts is complete [D-77, GEN-09]', () => {
  expect(missingImprint(stored(filled))).toEqual([])
})

test('nothing stored, and everything we ship, is missing [D-77]', () => {
  expect(missingImprint([])).toEqual(keys)
  expect(missingImprint(settings.map(({ key, value, sample = false }) => ({ key, value, isSample: sample })))).toEqual(
    keys,
  )
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
])('%s is missing while it reads %j [D-77]', (key, value) => {
  expect(missingImprint(stored({ ...filled, [key]: value }))).toEqual([key])
})
