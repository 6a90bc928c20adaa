import { expect, test } from '@jest/globals'
import fc from 'fast-check'

import { versionDiff } from './version-diff.js'
import { wordDiff } from '../../ui/word-diff.js'

const without = (kind: 'in' | 'out', before: string, after: string) =>
  wordDiff(before, after)
    .filter((piece) => piece.kind !== kind)
    .map(({ text }) => text)
    .join('')

test('a difference gives both texts back, whatever they are [D-49]', () => {
  const word = fc.constantFrom('five', 'days', ' ', ', ', '7', '\u0663', 'caf\u00e9', '\ud83c\udff4')
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(word).map((pieces) => pieces.join('')),
  )
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(without('in', before, after)).toBe(before)
      expect(without('out', before, after)).toBe(after)
    }),
  )
})

test('only changed words are marked [D-49]', () => {
  expect(wordDiff('Stay 5 nights in Cairo', 'Stay 7 nights in Cairo')).toEqual([
    { kind: 'same', text: 'Stay ' },
    { kind: 'out', text: '5' },
    { kind: 'in', text: '7' },
    { kind: 'same', text: ' nights in Cairo' },
  ])
})

test('lines are compared by their ids: new, moved, removed and unchanged [D-49]', () => {
  const line = (id: string, text: string, day = 1) => ({ id, text, part: 'DAY' as const, day })
  const before = [line('a', 'Arrival'), line('b', 'Rest'), line('c', 'Departure')]
  const after = [line('a', 'Arrival'), line('c', 'Departure', 2), line('d', 'Home')]
  const { changed, same } = versionDiff(before, after)

  expect(same).toBe(1)
  expect(changed).toEqual([
    { id: 'c', section: 'Day 2', stood: 'Day 1', pieces: [{ kind: 'same', text: 'Departure' }] },
    { id: 'd', section: 'Day 1', stood: undefined, pieces: [{ kind: 'in', text: 'Home' }] },
    { id: 'b', section: 'Day 1', stood: undefined, pieces: [{ kind: 'out', text: 'Rest' }] },
  ])
})
