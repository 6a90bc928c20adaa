import { expect, test } from '@jest/globals'

import { hasChanges, seedChanges, type StoredRow } from './seed.rules.js'

type Row = { name: string; facts: { nights: number; steps: string[] } }
const row = (name: string, nights = 1) => ({ name, facts: { nights, steps: ['a'] } })
const shipped = [{ key: 'x', content: row('X') }]
const [seeded] = seedChanges<Row>(shipped, []).insert

/** The row as it was seeded, with changes made since. */
function stored(changes: Partial<StoredRow<Row>> = {}): StoredRow<Row> {
  return { key: 'x', content: row('X'), seededHash: seeded?.seededHash ?? null, ...changes }
}

const keysOf = (shippedRows: typeof shipped, storedRows: StoredRow<Row>[]) => {
  const { insert, update, remove } = seedChanges<Row>(shippedRows, storedRows)
  return { insert: insert.map(({ key }) => key), update: update.map(({ key }) => key), remove }
}

test.each([
  ['is missing', shipped, [], { insert: ['x'] }],
  ['is as shipped', shipped, [stored()], {}],
  ['ships anew', [{ key: 'x', content: row('X', 2) }], [stored()], { update: ['x'] }],
  ['was edited', shipped, [stored({ content: row('Mine') })], {}],
  ['was edited and ships anew', [{ key: 'x', content: row('X', 2) }], [stored({ content: row('Mine') })], {}],
  ['was added by people', shipped, [stored({ seededHash: null, content: row('Mine') })], {}],
  ['ships no more', [], [stored()], { remove: ['x'] }],
  ['ships no more and was edited', [], [stored({ content: row('Mine') })], {}],
  ['never was shipped', [], [stored({ seededHash: null })], {}],
])('a row that %s is seeded, kept or removed accordingly', (_title, shippedRows, storedRows, changes) => {
  expect(keysOf(shippedRows, storedRows)).toEqual({ insert: [], update: [], remove: [], ...changes })
})

test('the order of keys, which jsonb changes, is no edit', () => {
  const reordered = { facts: { steps: ['a'], nights: 1 }, name: 'X' }
  const changes = seedChanges<Row>([{ key: 'x', content: row('X', 2) }], [stored({ content: reordered })])
  expect(changes.update).toHaveLength(1)
  expect(hasChanges(changes)).toBe(true)
  expect(hasChanges(seedChanges<Row>(shipped, [stored({ content: reordered })]))).toBe(false)
})
