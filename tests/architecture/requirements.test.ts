import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { expect, test } from '@jest/globals'

const root = new URL('../../', import.meta.url)
const status = readFileSync(new URL('docs/requirements-status.md', root), 'utf8')
const rows = [
  ...status.matchAll(/^\| ([A-Z]+)-(\d+) +\| (proven|partly, step \w+|open, step \w+|rejected, D-\d+) +\|/gm),
].map((row) => ({
  id: `${row[1]}-${row[2]}`,
  status: row[3],
}))

test('every requirement row stands in the list exactly once', () => {
  expect(rows).toHaveLength(453)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(453)
})

test('every row that is called proven, wholly or in part, is named by the title of a test', () => {
  const named = idsNamedByTests()
  const unnamed = rows
    .filter(({ id, status }) => /^(?:proven|partly)/.test(status ?? '') && !named.has(id))
    .map(({ id }) => id)

  expect(named.size).toBeGreaterThan(0)
  expect(unnamed).toEqual([])
})

test('every row that a test names is called proven, wholly or in part', () => {
  const named = idsNamedByTests()
  const forgotten = rows.filter(({ id, status }) => status?.startsWith('open') && named.has(id)).map(({ id }) => id)

  expect(forgotten).toEqual([])
})

/** The ids in test files; `TRIP-33..43` names a range. */
function idsNamedByTests(): Set<string> {
  const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.spec.ts'], {
    cwd: root,
    encoding: 'utf8',
  })
  const texts = files
    .split('\n')
    .filter(Boolean)
    .map((file) => readFileSync(new URL(file, root), 'utf8'))
  const ids = texts.flatMap((text) =>
    [...text.matchAll(/\b([A-Z]{2,5})-(\d{2})(?:\.\.(\d{2}))?\b/g)].flatMap(([, group, from, to]) =>
      Array.from(
        { length: Number(to ?? from) - Number(from) + 1 },
        (_, i) => `${group}-${String(Number(from) + i).padStart(2, '0')}`,
      ),
    ),
  )
  return new Set(ids)
}
