import { expect, test } from '@jest/globals'

import { areTimedAlike, timingLines } from './foreign-ids.js'

const times = (foreign: number, otherMode = 4) =>
  new Map([['enquiry', { foreign: [foreign, foreign, 90], 'other-mode': [otherMode], missing: [4, 4, 50] }]])

test('ids with about the response time of missing ones are indistinguishable, and single slow responses are ignored [S11]', () => {
  expect(areTimedAlike(times(4.4))).toBe(true)
  expect(timingLines(times(4.4))).toEqual([
    'met  enquiry: median ms of 3 missing ids 4.00, foreign +0.40, other-mode +0.00, less than 1 apart',
  ])
})

test.each([
  ['a foreign id that takes longer', times(5.2)],
  ['a foreign id that is answered sooner', times(2.8)],
  ['an id of the other mode that takes longer', times(4, 5.1)],
  ['nothing asked', new Map()],
])('%s is distinguishable [S11]', (_name, measured) => {
  expect(areTimedAlike(measured)).toBe(false)
})

test('the report line names a distinguishable id', () => {
  expect(timingLines(times(5.2)).join()).toMatch(/^MISSED {2}enquiry: .*foreign \+1\.20/)
})
