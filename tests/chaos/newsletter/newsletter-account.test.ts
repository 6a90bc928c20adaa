import { expect, test } from '@jest/globals'

import { newsletterErrors, newsletterReport, type NewsletterRun } from './newsletter-account.js'

const good: NewsletterRun = {
  subscribers: ['a', 'b', 'c'],
  arrived: ['a', 'b', 'c'],
  arrivedByThemselves: 2,
  uncertain: 1,
  afterStop: 4,
  states: { delivered: 3 },
  issueState: 'sent',
  kills: ['notification'],
  ownEnds: new Map(),
  durationMs: 1000,
}

test('a run in which everyone got an issue once is good, and is summed up in one line', () => {
  expect(newsletterErrors(good)).toEqual([])
  expect(newsletterReport(good).at(-1)).toBe(
    'subscribers=3 mails=3 missing=0 doubled=0 uncertain=1 afterStop=4 kills=1 took=1s',
  )
})

test.each([
  ['a mail that came twice', { arrived: ['a', 'b', 'c', 'c'] }, 'twice'],
  ['a subscriber without a mail', { arrived: ['a', 'b'] }, 'no mail'],
  ['a missing mail that nobody was told of', { uncertain: 0 }, 'not listed'],
  ['a mail to somebody else', { arrived: ['a', 'b', 'c', 'd'] }, 'others'],
  ['more than a batch after the stop', { afterStop: 201 }, 'batch'],
  ['an issue that never ends', { issueState: 'sending' }, 'sending'],
  ['a recipient without an outcome', { states: { delivered: 2, waiting: 1 } }, 'waiting'],
  ['no mail at all', { arrived: [] }, 'nothing'],
])('%s is a fault', (_name, bad, word) => {
  expect(newsletterErrors({ ...good, ...bad }).join('\n')).toContain(word)
})
