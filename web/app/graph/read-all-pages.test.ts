import { expect, test } from '@jest/globals'

import { readAllPages } from './read-all-pages.js'

const list = Array.from({ length: 25 }, (_, at) => at)

/** One page of ten, whose cursor is the position after it. */
function pageAfter(after: string) {
  const end = Number(after) + 10
  const pageInfo = { hasNextPage: end < list.length, endCursor: String(end) }
  return { nodes: list.slice(Number(after), end), pageInfo }
}

test('a list of more entries than one page is read to its end, page after page', async () => {
  const read: string[] = []
  const items = await readAllPages(pageAfter('0'), (after) => {
    read.push(after)
    return Promise.resolve(pageAfter(after))
  })

  expect(items).toEqual(list)
  expect(read).toEqual(['10', '20'])
})

test('a list that fits on one page is read in one request', async () => {
  const never = () => Promise.reject(new Error('no page follows'))

  expect(await readAllPages(pageAfter('20'), never)).toEqual(list.slice(20))
})

test('a list with a missing page is not shown as if it were whole', async () => {
  expect(await readAllPages(pageAfter('0'), () => Promise.resolve(undefined))).toBeUndefined()
  expect(await readAllPages(undefined, () => Promise.resolve(pageAfter('0')))).toBeUndefined()
})

test('a list that continues without a new cursor is not shown as if it were whole, nor read for ever', async () => {
  const stuck = { nodes: [1], pageInfo: { hasNextPage: true, endCursor: '1' } }
  const lost = { nodes: [1], pageInfo: { hasNextPage: true, endCursor: null } }

  expect(await readAllPages(stuck, () => Promise.resolve(stuck))).toBeUndefined()
  expect(await readAllPages(lost, () => Promise.resolve(lost))).toBeUndefined()
})
