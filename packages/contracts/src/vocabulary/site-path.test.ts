import { expect, test } from '@jest/globals'

import { withoutEndSlashes } from './site-path.js'

test.each([
  ['/faq', '/faq'],
  ['/faq/', '/faq'],
  ['/a//b///', '/a//b'],
  ['/', ''],
  ['', ''],
])('%j without the slashes at its end is %j', (path, without) => {
  expect(withoutEndSlashes(path)).toBe(without)
})

test('a long run of slashes that does not end a path costs nothing [S1, G2]', () => {
  const path = `${'/'.repeat(100_000)}x`
  const startedAt = performance.now()

  expect(withoutEndSlashes(path)).toBe(path)
  // The expression for it takes ten seconds.
  expect(performance.now() - startedAt).toBeLessThan(500)
})
