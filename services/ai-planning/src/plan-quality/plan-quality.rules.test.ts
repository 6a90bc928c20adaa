import { expect, test } from '@jest/globals'
import { array, assert, constantFrom, property } from 'fast-check'

import { planCounts, specialtyOf, tokenEdit, tokensOf } from './plan-quality.rules.js'

const line = (id: string, text: string, part: 'costs' | 'summary' | 'team' | 'unknown' = 'summary') => ({
  id,
  part,
  text,
})
const shareOf = (before: string, after: string) => planCounts([line('a', before)], [line('a', after)]).editPermille

test.each([
  ['the same', 'A week in Cairo.', 'A week in Cairo.', 0],
  ['wholly new', 'A week in Cairo', 'Seven days at home', 1000],
  ['emptied', 'A week in Cairo', '', 1000],
  ['one word of four', 'A week in Cairo', 'A month in Cairo', 250],
  ['one more word', 'A week in Cairo', 'A whole week in Cairo', 200],
  ['other spaces', 'A week  in\nCairo', 'A week in Cairo', 0],
  ['the same in Arabic', 'أسبوع في القاهرة', 'أسبوع في القاهرة', 0],
  ['one Arabic word of three', 'أسبوع في القاهرة', 'شهر في القاهرة', 333],
  ['wholly new in Arabic', 'أسبوع في القاهرة', 'رحلة علاج قصيرة', 1000],
  ['letters put together otherwise', 'Caf\u00e9', 'Cafe\u0301', 0],
  ['nothing and nothing', '', '', 0],
])('an edit share: %s [D-49]', (_what, before, after, permille) => {
  expect(shareOf(before, after)).toBe(permille)
})

test('lines are counted as unchanged, removed and added; notes to the team and open points are not counted for the writer [D-49]', () => {
  const drafted = [
    line('s', 'A week.'),
    line('c1', 'It costs [price to be confirmed].', 'costs'),
    line('c2', 'Ask for prices.', 'costs'),
    line('u', 'The provider.', 'unknown'),
    line('t', '[price to be confirmed] in costs', 'team'),
  ]
  const approved = [line('s', 'A week.'), line('c1', 'It costs $90.', 'costs'), line('new', 'Bring papers.', 'costs')]

  const counts = planCounts(drafted, [...approved, line('note', 'Call her', 'team')])
  expect(counts).toMatchObject({ draftedLines: 3, unchangedLines: 1, removedLines: 1, addedLines: 1 })
  expect(counts.refusedFigures).toBe(1)
  expect(Object.keys(counts.sectionEdits)).toEqual(['summary', 'costs'])
  expect(counts.sectionEdits.summary).toBe(0)
})

test('an unchanged plan has an edit share of 0, an entirely new one 1, and any other a value between [D-49]', () => {
  const tokens = array(constantFrom('week', 'Cairo', 'أسبوع', '7', '.'), { minLength: 1, maxLength: 30 })
  assert(
    property(tokens, tokens, (before, after) => {
      const { changed, total } = tokenEdit(before, after)
      expect(changed).toBeLessThanOrEqual(total)
      expect(changed).toBeGreaterThanOrEqual(Math.abs(before.length - after.length))
      expect(tokenEdit(after, before)).toEqual({ changed, total })
      expect(changed === 0).toBe(before.join(' ') === after.join(' '))
      const others = after.map((word) => `${word}x`)
      expect(tokenEdit(before, others)).toEqual({ changed: Math.max(before.length, after.length), total: Math.max(before.length, after.length) }) // oxfmt-ignore
      expect(tokensOf(before.join(' '))).toEqual(before)
    }),
  )
})

test('a kind of treatment is counted by its slug, and a free text as other [S13]', () => {
  expect([specialtyOf('Cardiology'), specialtyOf('canary@seneb.example'), specialtyOf(undefined)]).toEqual([
    'cardiology',
    'other',
    'other',
  ])
})
