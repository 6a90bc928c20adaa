/**
 * Titles of the tests that ran and passed, with those of the groups around them; a table's test has one for each line.
 * @param {any} report what Jest writes with --json
 * @returns {string[]}
 */
export function passedJestTitles(report) {
  return (report?.testResults ?? [])
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failing }) => status === 'passed' && !failing)
    .map(({ fullName }) => fullName)
}

/**
 * The same of Playwright's JSON report; a test that passed only when it was run again has not passed, and one of
 * several projects has passed when it did in each.
 * @param {any} report
 * @returns {string[]}
 */
export function passedBrowserTitles(report) {
  return (report?.suites ?? []).flatMap((suite) => titlesIn(suite, []))
}

function titlesIn({ title, specs = [], suites = [] }, around) {
  const names = [...around, title]
  const passed = specs.filter(({ tests }) => tests.length > 0 && tests.every(hasPassed))
  return [
    ...passed.map((spec) => [...names, spec.title].join(' ')),
    ...suites.flatMap((inner) => titlesIn(inner, names)),
  ]
}

/** A test that is there to fail is as expected when it does, and shows nothing. */
function hasPassed({ status, expectedStatus }) {
  return status === 'expected' && expectedStatus === 'passed'
}
