import { expect, test } from '@jest/globals'

import { idsIn, namedStatuses, requirementRows, unprovenRows } from '../../infra/checks/check-requirements.ts'
import { testTitles } from './test-titles.js'
import { textOf, trackedFiles } from './tracked-text.js'

// Read without running a test, so that `npm run check` can use them. `npm test` ends with the same check on the titles
// of tests that ran and passed (infra/checks/check-requirements.ts).
const titles = trackedFiles('*.test.ts', '*.test.tsx', '*.spec.ts').flatMap((file) => testTitles(file, textOf(file)))
const rows = requirementRows()

test('every row is once in docs/registers/requirements.md, and every status belongs to a row', () => {
  const ids = rows.map(({ id }) => id)

  expect(ids.length).toBeGreaterThan(400)
  expect(new Set(ids).size).toBe(ids.length)
  expect([...namedStatuses().keys()].filter((id) => !ids.includes(id))).toEqual([])
})

test('every row marked as proven, fully or partly, is named in the title of a test', () => {
  expect(titles.length).toBeGreaterThan(500)
  expect(unprovenRows(titles, rows)).toEqual([])
})

test('every row named by a test is marked as proven, fully or partly', () => {
  const named = idsIn(titles)
  const stillOpen = rows.filter(({ id, status }) => status.startsWith('open') && named.has(id)).map(({ id }) => id)

  expect(stillOpen).toEqual([])
})
