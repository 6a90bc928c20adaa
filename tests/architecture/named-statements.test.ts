import { expect, test } from '@jest/globals'

import { textOf, trackedFiles } from './tracked-text.js'

/** A named statement that returns all columns, of a table or of a change. */
const everyColumn = /\/\* \w+ \*\/\s*select\s+(?:\w+\.)?\*|\breturning\s+(?:\w+\.)?\*/i

/**
 * A limited number of locked rows inside a join or `in`. PostgreSQL may evaluate such a part once for each row of the
 * other side.
 */
const limitReadAgain = /\b(?:from|join|in|,)\s*\(\s*select(?:(?!\bselect\b|;|`)[^])*?\blimit\s[^;`]*?\bfor update\b/i

const statementFiles = () =>
  trackedFiles('packages/service-kit/src/*.ts', 'services/*/src/*.ts').filter(
    (path) => !/\.(?:test|fixture)\.ts$|\/migrations\//.test(path),
  )

test('a statement with many rows reads them once: as a table of its own, or as an array', () => {
  expect(limitReadAgain.test('from (\n select id from x limit $1 for update skip locked) taken')).toBe(true)
  expect(limitReadAgain.test('where id in (select id from x limit $1 for update)')).toBe(true)
  expect(statementFiles().filter((path) => limitReadAgain.test(textOf(path)))).toEqual([])
})

test('no named statement gives every column of a table: one that the next release adds would end it in this one', () => {
  const files = statementFiles()

  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((path) => everyColumn.test(textOf(path)))).toEqual([])
})
