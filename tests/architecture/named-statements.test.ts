import { expect, test } from '@jest/globals'

import { textOf, trackedFiles } from './tracked-text.js'

/** A statement's name and then every column, or every column of what it changed. */
const everyColumn = /\/\* \w+ \*\/\s*select\s+(?:\w+\.)?\*|\breturning\s+(?:\w+\.)?\*/i

test('no named statement gives every column of a table: one that the next release adds would end it in this one', () => {
  const files = trackedFiles('packages/service-kit/src/*.ts', 'services/*/src/*.ts').filter(
    (path) => !/\.(?:test|fixture)\.ts$|\/migrations\//.test(path),
  )

  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((path) => everyColumn.test(textOf(path)))).toEqual([])
})
