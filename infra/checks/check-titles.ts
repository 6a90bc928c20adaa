/** Subset of Jest's JSON report that is read. */
export interface JestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numRuntimeErrorTestSuites: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly { readonly assertionResults: readonly JestAssertion[] }[]
}

interface JestAssertion {
  readonly ancestorTitles: readonly string[]
  readonly title: string
  readonly status: string
  /** True for a test that is expected to fail. */
  readonly failing?: boolean
}

/** Subset of Playwright's JSON report that is read. */
export interface BrowserReport {
  readonly suites: readonly BrowserSuite[]
  readonly stats?: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

interface BrowserSuite {
  readonly title: string
  readonly specs?: readonly { readonly title: string; readonly tests: readonly BrowserTest[] }[]
  readonly suites?: readonly BrowserSuite[]
}

interface BrowserTest {
  readonly status: string
  readonly expectedStatus: string
}

/**
 * Titles of the tests that ran and passed, with those of the groups around them; a table's test has one for each line.
 */
export function passedJestTitles(report: JestReport): string[] {
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failing }) => status === 'passed' && !failing)
    .map(({ ancestorTitles, title }) => [...ancestorTitles, title].join(' '))
}

/**
 * Returns the titles of passed tests in Playwright's JSON report. A test that passed only on retry has not passed. One
 * of several projects must pass in each.
 */
export function passedBrowserTitles({ suites }: BrowserReport): string[] {
  return suites.flatMap((suite) => titlesIn(suite, []))
}

function titlesIn({ title, specs = [], suites = [] }: BrowserSuite, around: readonly string[]): string[] {
  const names = [...around, title]
  const passed = specs.filter(({ tests }) => tests.length > 0 && tests.every(hasPassed))
  return [
    ...passed.map((spec) => [...names, spec.title].join(' ')),
    ...suites.flatMap((inner) => titlesIn(inner, names)),
  ]
}

/** A test that is expected to fail has the expected status when it does, but proves nothing. */
function hasPassed({ status, expectedStatus }: BrowserTest): boolean {
  return status === 'expected' && expectedStatus === 'passed'
}
