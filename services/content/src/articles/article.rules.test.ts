import { expect, test } from '@jest/globals'

import { kindsOf, newestFirst } from './list-articles.js'

const dated = (id: string, publishedOn: string | null) => ({ id, publishedOn })

test('articles are sorted newest first, a month as its first day, undated ones last in their own order [ART-05, D-59]', () => {
  const unsorted = [
    dated('undated 1', null),
    dated('october', '2026-10'),
    dated('undated 2', null),
    dated('october 1', '2026-10-01'),
    dated('september 30', '2026-09-30'),
    dated('next year', '2027-01-02'),
  ]

  expect(newestFirst(unsorted).map(({ id }) => id)).toEqual([
    'next year',
    'october 1',
    'october',
    'september 30',
    'undated 1',
    'undated 2',
  ])
})

test('blogs hold our own articles only, news press items only, and the third list both [ART-02]', () => {
  expect([kindsOf('BLOGS'), kindsOf('NEWS'), kindsOf('ALL')]).toEqual([['article'], ['news'], ['article', 'news']])
})
