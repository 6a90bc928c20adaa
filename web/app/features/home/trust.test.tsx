import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'

import { Facts } from './trust.js'

const textOf = (range: { readonly minPercent: number | null; readonly maxPercent: number | null }) =>
  renderToStaticMarkup(<Facts savings={{ ...range, date: 'Nov 1, 2026' }} meter={null} />).replace(/<[^>]*>/g, ' ')

test('without current prices the page names no savings, and no empty range [D-26, O-2]', () => {
  expect(textOf({ minPercent: 23, maxPercent: 93 })).toContain('23–93%')

  const text = textOf({ minPercent: null, maxPercent: null })
  expect(text).toContain('You choose')
  expect(text).not.toMatch(/%|null|savings/)
})
