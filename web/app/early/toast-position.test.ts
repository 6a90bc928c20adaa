import { expect, test } from '@jest/globals'

import { slotFor, type Span } from './toasts.js'

/** A phone with a header; the toasts are 100 px high. */
const view = { top: 0, bottom: 844 }
const header = [{ top: 0, bottom: 72 }]
const placed = (covered: readonly Span[], height = 100) => slotFor(height, view, { covered, header })

test.each([
  ['nothing', [], { top: 728, bottom: 828 }],
  ['a heading at the foot', [{ top: 700, bottom: 760 }], { top: 592, bottom: 692 }],
  [
    'a bar at the foot and an error above it',
    [
      { top: 740, bottom: 844 },
      { top: 600, bottom: 660 },
    ],
    { top: 492, bottom: 592 },
  ],
  ['a heading beyond the window', [{ top: 900, bottom: 960 }], { top: 728, bottom: 828 }],
  [
    'two that overlap',
    [
      { top: 600, bottom: 700 },
      { top: 650, bottom: 840 },
    ],
    { top: 492, bottom: 592 },
  ],
] as const)('below the header, as low as they fit, toasts leave %s free [SHELL-24]', (_what, covered, expected) => {
  expect(placed(covered)).toEqual(expected)
})

test('where they fit nowhere else they cover the header [SHELL-24]', () => {
  expect(placed([{ top: 130, bottom: 844 }])).toEqual({ top: 22, bottom: 122 })
})

test('where they fit nowhere they are scrolled in the largest gap [SHELL-24]', () => {
  const position = placed(
    [
      { top: 0, bottom: 300 },
      { top: 408, bottom: 844 },
    ],
    400,
  )
  expect(position).toEqual({ top: 308, bottom: 400 })
})

test('where there is no gap at all they take a quarter of the window at the most', () => {
  expect(placed([{ top: 0, bottom: 844 }], 400)).toEqual({ top: 623, bottom: 828 })
})
