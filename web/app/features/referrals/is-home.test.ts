import { expect, test } from '@jest/globals'

import { isHome } from './is-home.js'

test('home is every path that shows it, and no other [REF-11, REF-23, ROUTE-02]', () => {
  expect(['/', '//', '/faq', '/faq/', '/testimonials'].map(isHome)).toEqual([true, true, true, true, true])
  expect(['/trip-planner', '/refer', '/faq/more', '/404'].map(isHome)).toEqual([false, false, false, false])
})
