/** Query parameters that pages read: a page of each kind that takes parameters, with their names. */
const parametersByPath: readonly (readonly [path: string, names: readonly string[]])[] = [
  ['/timeline/lasik', ['date', 'home']],
  ['/timeline/lasik/calendar', ['date', 'home']],
  ['/timeline', ['procedure']],
  ['/trip-planner', ['treatment', 'medicalProcedure', 'travelDate', 'nights', 'from', 'country', 'procedure']],
  ['/contact-us', ['treatment']],
  ['/budget-estimator', ['country', 'procedure', 'homePriceUsd']],
  ['/', ['country', 'procedure']],
  ['/costs', ['country', 'procedure']],
  ['/costs/lasik/uk', ['units', 'journeys', 'nights', 'homePriceUsd', 'egyptPriceUsd', 'flightUsd', 'reservePercent']],
  ['/check-quote', ['procedure', 'has', 'checked']],
  ['/search', ['q']],
  ['/privacy-policy', ['version']],
]

/** A day within the range that forms accept, so that values made from it pass the first check. */
const day = new Date(Date.now() + 60 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** Values that a reader may parse in one way and use in another; one line each. */
const oddValues: readonly string[] = [
  `${day}T10:00`,
  `${day}T10:00:00.000Z`,
  `${day}T24:60`,
  ` ${day} `,
  `${day}\u200f`,
  '2027-02-31',
  '0000-00-00',
  '٢٠٢٧-٠٢-٠١',
  '٩',
  '-0',
  '1e309',
  'NaN',
  '9'.repeat(400),
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '\ud83d',
  '\u202euk\u202c',
  '%',
  '(((((',
  "' or 1=1 --",
  'a'.repeat(3000),
]

/** Every name with every odd value, and twice. */
export function oddQueries(): readonly string[] {
  return parametersByPath.flatMap(([path, names]) =>
    names.flatMap((name) =>
      oddValues.map(
        (value) =>
          `${path}?${new URLSearchParams([
            [name, value.toWellFormed()],
            [name, value.toWellFormed()],
          ])}`,
      ),
    ),
  )
}
