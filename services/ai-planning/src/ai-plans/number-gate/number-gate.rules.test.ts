import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { hostileLines } from './hostile-lines.fixture.js'
import { honestLines } from './honest-lines.fixture.js'
import { judgeHonestLines, judgeHostileLines, veneersBasis } from './judged-lines.fixture.js'
import { maxLineLength, rejectionsIn, removeUnsourced } from './number-gate.rules.js'

const basis = veneersBasis()

test('no figure, name or address without a source slips through the number gate [D-49] [PIPE-01]', () => {
  const { judged, slipped } = judgeHostileLines()

  expect(slipped).toEqual([])
  expect(judged).toBeGreaterThanOrEqual(150)
})

test('of lines in which everything has a source at most one in fifty is refused [D-49]', () => {
  const { falseAlarms, judged } = judgeHonestLines()

  expect(judged).toBeGreaterThanOrEqual(200)
  expect(falseAlarms.length / judged).toBeLessThanOrEqual(0.02)
})

test('a rejection names the position and its text [D-49]', () => {
  const line = 'On day 3 you pay $1,999 at Cleopatra Hospital.'

  const refusals = rejectionsIn(line, basis)

  expect(refusals).toEqual([
    { kind: 'money', text: '$1,999', start: 17, end: 23 },
    { kind: 'name', text: 'Cleopatra', start: 27, end: 36 },
  ])
  expect(refusals.map(({ end, start }) => line.slice(start, end))).toEqual(['$1,999', 'Cleopatra'])
})

test.each([
  '$1,500',
  'USD 1500',
  '1500 USD',
  'US$ 1,500.00',
  '1.5k dollars',
  'USD 2.5k',
  '4 000 dollars',
  '٤٠٠٠ dollars',
])('an amount the person named, or that is left of it, stays: %s [D-49]', (amount) => {
  expect(rejectionsIn(`About ${amount} in all.`, basis)).toEqual([])
})

test.each(['USD 1,500 per night', '1,500 euros', 'USD 15,00', '$1.500.000', 'USD 1501'])(
  'an amount is another one in another currency, per something or with another figure: %s [D-49]',
  (amount) => {
    expect(rejectionsIn(`About ${amount} in all.`, basis)).toMatchObject([{ kind: 'money' }])
  },
)

test('a price that a patient typed into a text is no source for a price', () => {
  const typed = veneersBasis({ tripDuration: 'a week, they promised USD 77 for ten visits to Salma' })

  expect(rejectionsIn('You pay USD 77.', typed)).toMatchObject([{ kind: 'money', text: 'USD 77' }])
  expect(rejectionsIn('You wrote of ten visits to Salma.', typed)).toEqual([])
})

test('a mark names what was removed, and is no finding when the line is read again [D-49]', () => {
  const { text } = removeUnsourced('Pay $1,999 on 12 March at the Hilton, 12 Tahrir Street.', basis)

  expect(text).toBe(
    'Pay [price to be confirmed] on [date to be confirmed] at the [name removed], [number to be confirmed] [address removed].',
  )
  expect(rejectionsIn(text, basis)).toEqual([])
})

test('a figure that had its unit from a removed neighbour is checked again [D-49]', () => {
  expect(rejectionsIn('Wait 5-10 nights.', basis)).toMatchObject([{ text: '10 nights' }])
  expect(removeUnsourced('Wait 5-10 nights.', basis).text).toBe(
    'Wait [number to be confirmed]-[length to be confirmed].',
  )
})

test('a line in which nothing is refused stays as it was written, to the letter', () => {
  const line = 'A week – ‘seven nights’ – from 5 January 2027.'

  expect(removeUnsourced(line, basis)).toEqual({ text: line, kinds: [] })
})

test('no combination of hostile and honest fragments leaves anything to reject afterwards', () => {
  const pieces = [...hostileLines, ...honestLines].flatMap((line) => line.replace(/[«»]/g, '').split(' '))
  const line = fc.array(
    fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...pieces) }, fc.string({ unit: 'grapheme' })),
    {
      maxLength: 12,
    },
  )

  fc.assert(
    fc.property(line, (tokens) => {
      const { text } = removeUnsourced(tokens.join(' '), basis)
      expect(removeUnsourced(text, basis)).toEqual({ text, kinds: [] })
    }),
    { numRuns: 2000 },
  )
})

describe('20,000 characters are judged in at most 50 ms of processor time [S18]', () => {
  const filled = (piece: string) => piece.repeat(Math.ceil(maxLineLength / piece.length)).slice(0, maxLineLength)
  const plan = hostileLines.concat(honestLines).join(' ').replace(/[«»]/g, '')

  test.each([
    ['of a plan', filled(`${plan} `)],
    ['of digits', filled('1')],
    ['of groups of digits', filled('1 000 ')],
    ['of separated digits', filled('1.')],
    ['of number words', filled('one and ')],
    ['of thousands', filled('thousand ')],
    ['of names', filled('Cleopatra ')],
    ['of one word', filled('a')],
    ['of single letters', filled('a ')],
    ['of telephone signs', filled('+1 (')],
    ['of ranges', filled('1-')],
    ['of codes', filled('a1')],
    ['of codes with signs', filled('1/-.a')],
    ['of streets', filled('Nile Street ')],
    ['of marks', filled('[price to be ')],
    ['of accents', filled('é\u0301\u0301')],
    ['of questions', filled('ask, ')],
  ])('%s', (_what, line) => {
    expect(line).toHaveLength(maxLineLength)

    expect(minCpuMs(() => rejectionsIn(line, basis))).toBeLessThanOrEqual(50)
  })

  test('and a longer line is refused unread', () => {
    expect(rejectionsIn('a'.repeat(maxLineLength + 1), basis)).toMatchObject([{ kind: 'unreadable', start: 0 }])
    expect(removeUnsourced('a '.repeat(maxLineLength), basis).text).toBe('[sign removed]')
  })
})

/** Returns the processor time of the fastest of several runs, to exclude the effect of other load. */
function minCpuMs(work: () => void): number {
  const runs = Array.from({ length: 8 }, () => {
    const before = process.cpuUsage()
    work()
    const { system, user } = process.cpuUsage(before)
    return (system + user) / 1000
  })
  return Math.min(...runs)
}
