import { expect, test } from '@jest/globals'

import { ownMsOf } from '../../../../tests/support/own-time.js'
import { withoutTrailingSlashes } from './site-path.js'

test.each([
  ['/faq', '/faq'],
  ['/faq/', '/faq'],
  ['/a//b///', '/a//b'],
  ['/', ''],
  ['', ''],
])('%j without the slashes at its end is %j', (path, without) => {
  expect(withoutTrailingSlashes(path)).toBe(without)
})

test('a long run of slashes that does not end a path costs nothing [S1, G2]', async () => {
  const path = `${'/'.repeat(100_000)}x`

  // A regular expression would take ten seconds.
  expect(await ownMsOf(() => withoutTrailingSlashes(path))).toBeLessThan(2000)
  expect(withoutTrailingSlashes(path)).toBe(path)
})
