import { expect, test } from '@jest/globals'

import { differences, rowsOf, type TableSum } from './table-sums.js'

const sums = (tables: Record<string, TableSum>) => new Map(Object.entries(tables))
const before = sums({ 'a.one': { rows: 2, sum: 'x' }, 'b.two': { rows: 1, sum: 'y' } })

test('tables with the same rows are equal, and all rows are counted [R18]', () => {
  expect(differences(before, new Map(before))).toEqual([])
  expect(rowsOf(before)).toBe(3)
})

test('a table that is missing, has more rows or other ones is named [R18]', () => {
  const after = sums({ 'a.one': { rows: 2, sum: 'z' }, 'c.three': { rows: 4, sum: 'w' } })

  expect(differences(before, after)).toEqual([
    'a.one had 2 rows and has 2, others',
    'b.two had 1 rows and has no',
    'c.three had no rows and has 4',
  ])
})
