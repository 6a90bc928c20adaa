import { expect, test } from '@jest/globals'

import { leadsSomewhere, siteRoutes } from './site-routes.js'

test.each([
  ['/dental-care', true],
  ['/dental-care#veneers', true],
  ['/search?q=implants', true],
  ['/blogs/what-seneb-means', true],
  ['/treatments/lasik', true],
  ['#contents', true],
  ['/treatments/lasik/more', false],
  ['/nowhere', false],
  ['/services', false],
])('a link to %s leads to a screen of ours: %s [D-33]', (href, expected) => {
  expect(leadsSomewhere(href)).toBe(expected)
})

test('the registry has the 39 fixed paths that were counted, 38 without the implied list, 36 without the admin ones, which no list names [ROUTE-34, D-36]', () => {
  // What came later, or answers to nobody's wish, was not part of that count.
  const notCounted = new Set(['ROUTE-25', 'ROUTE-30', 'NEWS-04'])
  const fixed = siteRoutes
    .filter(({ row }) => !notCounted.has(row))
    .flatMap(({ row, paths, listed }) => paths.map((path: string) => ({ row, path, listed })))
    .filter(({ path }) => !path.includes(':'))
  expect(fixed).toHaveLength(39)
  expect(new Set(fixed.map(({ path }) => path)).size).toBe(39)
  const counted = fixed.filter(({ path }) => path !== '/articles')
  expect(counted).toHaveLength(38)
  const open = counted.filter(({ row }) => row !== 'ROUTE-23')
  expect(open).toHaveLength(36)
  expect(fixed.filter(({ row, listed }) => row === 'ROUTE-23' && listed)).toEqual([])
})
