import { expect, test } from '@jest/globals'

import { isReferralId, optionalReferralId, readBareReferralId, readReferralPath } from './referral-id.form.js'
import { referralMessages } from './referral-messages.js'

const general = (id: string) => ({ kind: 'link', type: 'general', id })
const tour = (id: string) => ({ kind: 'link', type: 'tour-guide', id })
const badGeneral = (message: string) => ({ kind: 'invalid', type: 'general', message })
const badTour = (id: string) => ({
  kind: 'invalid',
  type: 'tour-guide',
  message: `Invalid tour guide referral link - ID: ${id}`,
})
const { invalidLink, noId } = referralMessages
const sixtyFour = 'x'.repeat(64)

test('the sentences are those of the specification [REF-22, REF-29, REF-31, REF-43]', () => {
  expect(referralMessages.invalidId).toBe('Invalid referral ID')
  expect(invalidLink).toBe('Invalid referral link - Please check the URL')
  expect(noId).toBe('Invalid Referral Link - No referral ID was provided in the URL.')
  expect(referralMessages.invalidTourLink(undefined)).toBe('Invalid tour guide referral link - ID: missing')
})

test.each([
  ['ab', true],
  ['a', false],
  ['', false],
  [sixtyFour, true],
  [`${sixtyFour}x`, false],
  ['🙂'.repeat(64), true],
  ['🙂'.repeat(65), false],
  ['a b', false],
  [' ab', false],
  ['a\tb', false],
  ['a\u00a0b', false],
  ['a\u200bb', false],
  ['a\u0000b', false],
  ['a/b', false],
  ['a\\b', false],
  ['..', false],
  [':id', false],
  ['\ud800x', false],
  ['guide-7_ä.2', true],
])('%j is an id or not [REF-20]', (id, valid) => {
  expect(isReferralId(id)).toBe(valid)
})

test.each([
  // General links
  ['/r/abc', general('abc')],
  ['/r/abc/', general('abc')],
  ['/r/abc///', general('abc')],
  ['/R/abc?utm_source=x#top', general('abc')],
  ['/refer/abc', general('abc')],
  ['/refer/a%C3%A4', general('aä')],
  ['/refer/a%2520b', general('a%20b')],
  [`/refer/${sixtyFour}`, general(sixtyFour)],
  // Characters added when the link was sent or copied.
  ['/refer/%20ab', general('ab')],
  ['/r/abc%20', general('abc')],
  ...[...'.),;:*!?"»>…،؟’”\u200b\u200f\ufeff'].map(
    (sign) => [`/r/abc${encodeURIComponent(sign)}`, general('abc')] as const,
  ),
  ...[...'(<"«“،\u2068\u200e'].map((sign) => [`/t/${encodeURIComponent(sign)}abc`, tour('abc')] as const),
  ['/r/%E2%80%9Ctour-abc%E2%80%9D.', tour('abc')],
  ['/r/a%CC%88b', general('äb')],
  // Tour-guide links
  ['/t/abc', tour('abc')],
  ['/refer/tour-abc', tour('abc')],
  ['/refer/tour-abc/', tour('abc')],
  ['/refer/tour/abc', tour('abc')],
  ['/r/tour-abc', tour('abc')],
  ['/refer/tourist', general('tourist')],
  // The test page
  ['/refer', { kind: 'test-page' }],
  ['/refer/', { kind: 'test-page' }],
  ['/refer?x=1', { kind: 'test-page' }],
  // No id at all
  ['/refer/:id', badGeneral(noId)],
  ['/refer/%20', badGeneral(noId)],
  ['/refer/%3Aid/', badGeneral(noId)],
  ['/r/:id', badGeneral(invalidLink)],
  ['/r', badGeneral(invalidLink)],
  ['/refer/tour', badTour('missing')],
  ['/refer/tour-', badTour('missing')],
  ['/refer/tour/', badTour('missing')],
  ['/refer/tour/:id', badTour('missing')],
  ['/t/', badTour('missing')],
  // Invalid ids
  ['/refer/a', badGeneral(invalidLink)],
  [`/refer/${sixtyFour}x`, badGeneral(invalidLink)],
  ['/refer/a%20b', badGeneral(invalidLink)],
  ['/refer/a%00b', badGeneral(invalidLink)],
  ['/refer/a%2Fb', badGeneral(invalidLink)],
  ['/refer/a/b', badGeneral(invalidLink)],
  ['/refer/../admin', badGeneral(invalidLink)],
  ['/refer/%2e%2e', badGeneral(invalidLink)],
  ['/refer/%E0%A4%A', badGeneral(invalidLink)],
  ['/refer/tour-a', badTour('a')],
  ['/refer/tour/a%20b', badTour('a b')],
  ['/t/a%0Ab', badTour('a b')],
  ['/t/%E0%A4%A', badTour('%E0%A4%A')],
  [`/t/${sixtyFour}xyz`, badTour(`${sixtyFour}…`)],
  // Other paths.
  ['/', { kind: 'none' }],
  ['/referral/abc', { kind: 'none' }],
  ['/trip-planner', { kind: 'none' }],
  ['r/abc', { kind: 'none' }],
])('the path %j is read by the grammar of referral links [REF-13, REF-20, REF-21]', (path, reading) => {
  expect(readReferralPath(path)).toEqual(reading)
})

test.each([
  ['abc', 'general', general('abc')],
  ['abc/', 'general', general('abc')],
  ['https://seneb.example/r/abc', 'general', general('abc')],
  ['abc', 'tour-guide', tour('abc')],
  ['tour-abc', 'general', tour('abc')],
  ['', 'general', badGeneral('Invalid referral ID')],
  ['  ', 'tour-guide', { ...badTour('x'), message: 'Invalid referral ID' }],
  [':id', 'general', badGeneral('Invalid referral ID')],
  ['a', 'general', badGeneral(invalidLink)],
  ['a b', 'general', badGeneral(invalidLink)],
  ['a', 'tour-guide', badTour('a')],
] as const)('the bare id %j of a %s link is its last segment [REF-13, REF-21, REF-22]', (id, type, reading) => {
  expect(readBareReferralId(id, type)).toEqual(reading)
})

test('a form may carry an id or none, and nothing that is none [D-14]', () => {
  const field = optionalReferralId()

  expect([field.validateSync(null), field.validateSync(''), field.validateSync('abc')]).toEqual([
    undefined,
    undefined,
    'abc',
  ])
  expect(field.validateSync(' abc.\u200f')).toBe('abc')
  expect(() => field.validateSync('a b')).toThrow('A referral ID has 2 to 64 characters without spaces')
})
