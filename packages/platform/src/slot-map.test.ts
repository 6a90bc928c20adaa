import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { expect, test } from '@jest/globals'

import { SlotMap } from './slot-map.js'

const named = (name: string) => ({ name })

test('an added value is removed by its key, once', () => {
  const map = new SlotMap<{ name: string }>()
  const one = map.add(named('one'))
  const two = map.add(named('two'))

  expect([...map].map(({ name }) => name)).toEqual(['one', 'two'])
  expect(map.remove(one)).toEqual(named('one'))
  expect(map.remove(one)).toBeUndefined()
  expect(map.size).toBe(1)
  expect([...map]).toEqual([named('two')])
  expect(map.remove(two)).toEqual(named('two'))
  expect(map.size).toBe(0)
})

test('a used key does not find the next value in its slot', () => {
  const map = new SlotMap<{ name: string }>()
  const first = map.add(named('first'))
  map.remove(first)
  const second = map.add(named('second'))

  expect(second).not.toBe(first)
  expect(map.remove(first)).toBeUndefined()
  expect(map.remove(second)).toEqual(named('second'))
})

test.each([Number.NaN, -1, 0.5, 7, Infinity])('no value is found by %s', (key) => {
  const map = new SlotMap<{ name: string }>()
  map.add(named('there'))

  expect(map.remove(key)).toBeUndefined()
  expect(map.size).toBe(1)
})

test('more than there are slots are refused, and none of those that are there is lost', () => {
  const map = new SlotMap<{ name: string }>()
  const keys = Array.from({ length: 2 ** 20 }, () => map.add(named('there')))

  expect(() => map.add(named('too many'))).toThrow(RangeError)
  expect(map.size).toBe(2 ** 20)
  map.remove(keys[7] as number)
  expect(() => map.add(named('again'))).not.toThrow()
})

/**
 * Program that adds and removes 6,000 values, 16 of them present at a time, and prints the number of full garbage
 * collections.
 */
const program = (adding: string, taking: string) => `
  import { PerformanceObserver, constants } from 'node:perf_hooks'
  import { SlotMap } from ${JSON.stringify(new URL('../dist/slot-map.js', import.meta.url).href)}
  let collections = 0
  const isMajor = ({ detail }) => detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR
  new PerformanceObserver((list) => (collections += list.getEntries().filter(isMajor).length)).observe({ entryTypes: ['gc'] })
  const value = () => Array.from({ length: 500 }, (_, i) => ({ i, of: {} }))
  const slots = new SlotMap(), set = new Set(), there = []
  for (let i = 0; i < 3000; i++) globalThis.old = value()
  let turn = 0
  const turns = setInterval(() => {
    for (let i = 0; i < 20; i++) {
      const added = value()
      there.push(${adding})
      if (there.length > 16) ${taking}
    }
    if (++turn < 300) return
    clearInterval(turns)
    console.log(collections)
  }, 5)`

test('added and removed values leave no garbage that only a full collection finds, unlike a Set [P2]', async () => {
  const collectionsOf = async (adding: string, taking: string) => {
    const args = ['--max-semi-space-size=8', '--input-type=module', '--eval', program(adding, taking)]
    return Number((await promisify(execFile)(process.execPath, args)).stdout)
  }

  const ofSet = await collectionsOf('(set.add(added), added)', 'set.delete(there.shift())')
  const ofSlots = await collectionsOf('slots.add(added)', 'slots.remove(there.shift())')

  expect(ofSet).toBeGreaterThan(3)
  expect(ofSlots).toBeLessThan(ofSet / 3)
})
