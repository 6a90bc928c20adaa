import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { runCheck } from './check-run.ts'
import { passedBrowserTitles, passedJestTitles, type BrowserReport, type JestReport } from './check-titles.ts'
import { root } from '../process/paths.mjs'

/** Result of a check. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  /** Output to show when something failed. */
  readonly output: string
  /** Text to show next to the figures. */
  readonly note?: string
}

/** Result of a test run. */
export interface TestOutcome extends Outcome {
  /** Titles of the tests that passed. */
  readonly titles: readonly string[]
}

interface JestRun {
  readonly workers: number
  readonly args: readonly string[]
}

/** A program of an installed package. */
export function tool(name: string): string {
  return join(root, 'node_modules', '.bin', name)
}

/** Check with two outcomes, counted as one. */
export async function single(command: readonly string[]): Promise<Outcome> {
  const { code, output } = await runCheck(command)
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output }
}

const jestProgram = [
  process.execPath,
  '--experimental-vm-modules',
  '--no-warnings',
  join(root, 'node_modules', 'jest', 'bin', 'jest.js'),
]

/** The files of tests that Jest would run. */
export async function listedTests(args: readonly string[]): Promise<readonly string[]> {
  const { code, output } = await runCheck([...jestProgram, '--listTests', ...args])
  if (code !== 0) throw new Error(output)
  return output.split('\n').filter((line) => line.startsWith(root))
}

/**
 * Runs Jest and counts its tests. An unreadable file counts as one failure. So does every skipped test, because tests
 * exist to be run. A run that does not exit also counts as one failure, because a test leaves something open.
 */
export function jest({ workers, args }: JestRun): Promise<TestOutcome> {
  return withReport('jest', async (report) => {
    const options = [`--maxWorkers=${workers}`, '--json', `--outputFile=${report}`]
    const { code, output } = await runCheck([...jestProgram, ...options, ...args], {
      isDone: () => existsSync(report),
    })
    return countedJest(code, output, readReport(report) as JestReport | undefined)
  })
}

function countedJest(code: number | null, output: string, report?: JestReport): TestOutcome {
  if (!report) return { passed: 0, failed: 1, output, titles: [] }
  const skipped = report.numPendingTests + report.numTodoTests
  // The light runner passes a file without tests.
  const empty = report.testResults.filter(({ assertionResults }) => assertionResults.length === 0).length
  const failed = report.numFailedTests + Math.max(report.numRuntimeErrorTestSuites, empty) + skipped
  const note = skipped > 0 ? `\n${skipped} tests were skipped; a test is there to be run.` : ''
  const titles = passedJestTitles(report)
  return withEnd(code, { passed: report.numPassedTests, failed, output: withoutJson(output) + note, titles })
}

/** Every test may have passed and the run still be a failure: no file matched, or the runner itself failed. */
function withEnd(code: number | null, outcome: TestOutcome): TestOutcome {
  return outcome.failed === 0 && code !== 0 ? { ...outcome, failed: 1 } : outcome
}

/** Removes Jest's JSON report, which is mixed into its readable output. */
function withoutJson(output: string): string {
  return output
    .split('\n')
    .filter((line) => !line.startsWith('{"numFailedTestSuites"') && !line.startsWith('Test results written'))
    .join('\n')
}

/** Runs browser tests, with these arguments of Playwright, and counts them; one that passes only when it is run again has failed. */
export function playwright(
  config = 'tests/browser/playwright.config.ts',
  args: readonly string[] = [],
): Promise<TestOutcome> {
  return withReport('browser', async (report) => {
    const program = [process.execPath, join(root, 'node_modules', '@playwright', 'test', 'cli.js'), 'test']
    const options = ['--config', config, '--reporter', 'line,json']
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CI: '1' }
    const { code, output } = await runCheck([...program, ...options, ...args], { env })
    const written = readReport(report) as BrowserReport | undefined
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

/**
 * Removes the progress lines, so that the failures and their reasons are not hidden among the names of passed tests.
 */
function withoutProgress(output: string): string {
  return output
    .split('\n')
    .filter((line) => !/^\[\d+\/\d+\] /.test(line))
    .join('\n')
}

/** Calls `run` with the name of a temporary report file, and removes the file afterwards. */
async function withReport(name: string, run: (report: string) => Promise<TestOutcome>): Promise<TestOutcome> {
  const folder = mkdtempSync(join(tmpdir(), `seneb-${name}-`))
  try {
    return await run(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
