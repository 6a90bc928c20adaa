import { expect, test } from '@jest/globals'

import { cursorOf, pageOf } from './connections.js'

const list = ['a', 'b', 'c', 'd', 'e']

test('pages of a list go on from the last cursor until the end, and miss and repeat nothing', () => {
  const found: string[] = []
  let after: string | null = null
  for (let page = pageOf(list, { first: 2, after }, 10); ; page = pageOf(list, { first: 2, after }, 10)) {
    found.push(...page.nodes)
    expect(page.pageInfo.hasPreviousPage).toBe(after !== null)
    expect(page.pageInfo.endCursor).toBe(page.edges.at(-1)?.cursor)
    after = page.pageInfo.endCursor
    if (!page.pageInfo.hasNextPage) break
  }

  expect(found).toEqual(list)
  expect(pageOf(list, { first: 2, after }, 10)).toEqual({
    edges: [],
    nodes: [],
    pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
  })
})

test.each([
  [{ first: 0 }, 'first', 'FIRST_INVALID'],
  [{ first: 11 }, 'first', 'FIRST_INVALID'],
  [{ first: 1, after: 'no cursor' }, 'after', 'AFTER_INVALID'],
  [{ first: 1, after: `${cursorOf(1)}x` }, 'after', 'AFTER_INVALID'],
])('%j is refused at its argument', (args, path, code) => {
  let fields: unknown
  try {
    pageOf(list, args, 10)
  } catch (error) {
    fields = (error as { fields: unknown }).fields
  }

  expect(fields).toEqual([expect.objectContaining({ path, code })])
})
