import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { runCheck } from './check-run.mjs'
import { passedBrowserTitles, passedJestTitles } from './check-titles.mjs'
import { root } from './places.mjs'

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {string} output what to show when something failed
 * @property {string[]} [titles] of the tests that passed
 */

/** A program of an installed package. */
export function tool(name) {
  return join(root, 'node_modules', '.bin', name)
}

/**
 * A check that holds or does not, counted as one.
 * @param {readonly string[]} command
 * @returns {Promise<Outcome>}
 */
export async function single(command) {
  const { code, output } = await runCheck(command)
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output }
}

/**
 * Runs Jest and counts its tests. A file that could not even be read counts as one failure, and so does every skipped
 * test (a test is there to be run) and an end that does not come (a test that leaves something open).
 * @param {{ workers: number, args: readonly string[] }} run
 * @returns {Promise<Outcome>}
 */
export function jest({ workers, args }) {
  return withReport('jest', async (report) => {
    const program = [process.execPath, '--experimental-vm-modules', '--no-warnings']
    const script = join(root, 'node_modules', 'jest', 'bin', 'jest.js')
    const options = [`--maxWorkers=${workers}`, '--json', `--outputFile=${report}`]
    const { code, output } = await runCheck([...program, script, ...options, ...args], {
      isDone: () => existsSync(report),
    })
    return countedJest(code, output, readReport(report))
  })
}

function countedJest(code, output, report) {
  if (!report) return { passed: 0, failed: 1, output, titles: [] }
  const skipped = report.numPendingTests + report.numTodoTests
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites + skipped
  const words = skipped > 0 ? `\n${skipped} tests were skipped; a test is there to be run.` : ''
  const titles = passedJestTitles(report)
  return withEnd(code, { passed: report.numPassedTests, failed, output: withoutJson(output) + words, titles })
}

/** Every test may have passed and the run still be a failure: nothing matched, or its own end went wrong. */
function withEnd(code, outcome) {
  return outcome.failed === 0 && code !== 0 ? { ...outcome, failed: 1 } : outcome
}

/** Jest prints its report among its words too; nobody wants to read it there. */
function withoutJson(output) {
  return output
    .split('\n')
    .filter((line) => !line.startsWith('{"numFailedTestSuites"') && !line.startsWith('Test results written'))
    .join('\n')
}

/**
 * Runs the browser tests and counts them; one that passes only when it is run again has failed.
 * @param {string} [config] of Playwright
 * @returns {Promise<Outcome>}
 */
export function playwright(config = 'tests/browser/playwright.config.ts') {
  return withReport('browser', async (report) => {
    const program = [process.execPath, join(root, 'node_modules', '@playwright', 'test', 'cli.js'), 'test']
    const options = ['--config', config, '--reporter', 'line,json']
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CI: '1' }
    const { code, output } = await runCheck([...program, ...options], { env })
    const written = readReport(report)
    if (!written?.stats) return { passed: 0, failed: 1, output, titles: [] }
    const { expected, unexpected, flaky, skipped } = written.stats
    const titles = passedBrowserTitles(written)
    return withEnd(code, {
      passed: expected,
      failed: unexpected + flaky + skipped,
      output: withoutProgress(output),
      titles,
    })
  })
}

/** What failed and why is read among a few lines, not among the names of all that did not. */
function withoutProgress(output) {
  return output
    .split('\n')
    .filter((line) => !/^\[\d+\/\d+\] /.test(line))
    .join('\n')
}

/** Gives `run` the name of a file to report to, and removes it afterwards. */
async function withReport(name, run) {
  const folder = mkdtempSync(join(tmpdir(), `seneb-${name}-`))
  try {
    return await run(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
