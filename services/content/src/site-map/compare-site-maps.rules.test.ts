import { expect, test } from '@jest/globals'

import { compareSiteMaps } from './generate-site-map.js'

const page = (path: string, lastChangedOn: string | null = null) => ({ path, lastChangedOn })

test('added, removed and changed pages are named, and unchanged ones are not [ADM-03, D-38]', () => {
  const before = [page('/'), page('/news', '2026-11-01'), page('/old'), page('/same', '2026-11-02')]
  const now = [page('/'), page('/news', '2026-11-03'), page('/new'), page('/same', '2026-11-02')]

  expect(compareSiteMaps(before, now)).toEqual({ added: ['/new'], removed: ['/old'], changed: ['/news'] })
  expect(compareSiteMaps([], now).added).toEqual(now.map(({ path }) => path))
  expect(compareSiteMaps(now, now)).toEqual({ added: [], removed: [], changed: [] })
})
