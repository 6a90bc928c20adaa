import { expect, test } from '@jest/globals'

import { causedStatements, type StatementCounts } from './caused-statements.js'

const window = (calls: Readonly<Record<string, number>>): StatementCounts =>
  new Map(Object.entries(calls).map(([query, count]) => [query, { query, calls: count }]))

/** A timer of each second, and a task of each two minutes. */
const without = [
  window({ look: 50, clean: 1 }),
  window({ look: 54 }),
  window({ look: 52, clean: 1 }),
  window({ look: 51 }),
]
const desks = 50

test('what the product sends by itself is caused by no desk, though it came some times oftener [P14]', () => {
  expect(causedStatements(without, [window({ look: 59, clean: 1 }), window({ look: 57, clean: 2 })])).toEqual([])
})

test('one read of each desk in a minute is seen, of a statement that is new and of one that a timer sends too [P14]', () => {
  const polled = window({ look: 50 + desks, list: desks })

  expect(causedStatements(without, [polled, polled])).toEqual([
    { query: 'look', calls: 41 },
    { query: 'list', calls: desks },
  ])
})

test('a single statement that comes in each window with desks, and in none without, is seen [P14]', () => {
  const polled = window({ look: 52, list: 1 })

  expect(causedStatements(without, [polled, polled])).toEqual([{ query: 'list', calls: 1 }])
})

test('a task that comes once in several minutes is not what desks ask all the time [P14]', () => {
  expect(causedStatements(without, [window({ look: 52, rare: 1 }), window({ look: 52 })])).toEqual([])
})
