import { expect, test } from '@jest/globals'

import { testTitles } from './test-titles.js'
import { textOf, trackedFiles } from './tracked-text.js'

interface Inside {
  readonly file: string
  readonly guardFile: string
  readonly guardTitle: string
}

const insides: readonly Inside[] = textOf('docs/registers/library-insides.md')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((row) => {
    const [, , file = '', , guard = ''] = row.split('|').map((cell) => cell.trim())
    const [, guardFile = '', guardTitle = ''] = /^`([^`]+)`: (.+)$/.exec(guard) ?? []
    return { file: file.replaceAll('`', ''), guardFile, guardTitle }
  })

/** Matches code that looks like a use of library internals; every file that matches must be registered. */
const signs = /\bUNSAFE_\w+|\b_(?:typeCheck|whitelist|blacklist)\b|\bas unknown as \{|prototype\.\w+ = /

test('at most four library internals are used, each registered with an existing file and test', () => {
  const tracked = new Set(trackedFiles())
  const wrong = insides.filter(
    ({ guardFile, guardTitle, file }) =>
      !tracked.has(file) || !tracked.has(guardFile) || !titlesIn(guardFile).some((title) => title.endsWith(guardTitle)),
  )

  expect(insides.length).toBeGreaterThan(0)
  expect(insides.length).toBeLessThanOrEqual(4)
  expect(wrong).toEqual([])
})

test('code that looks like a use of library internals is listed in the register', () => {
  const code = trackedFiles('packages/*.ts', 'gateway/*.ts', 'services/*.ts', 'web/*.ts', 'web/*.tsx').filter(
    (path) => !/\.(?:test|fixture)\.tsx?$/.test(path) && !path.startsWith('packages/testkit/'),
  )
  const using = code.filter((path) => signs.test(textOf(path)))

  expect(using.length).toBeGreaterThan(1)
  expect(using.filter((path) => insides.every(({ file }) => file !== path))).toEqual([])
})

function titlesIn(path: string): string[] {
  return testTitles(path, textOf(path))
}
