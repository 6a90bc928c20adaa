import { noArguments, readCommandLine } from '../../infra/process/command-line.ts'
import { checkStays, shapes, shippedEntries } from './drafted-stays.js'

/**
 * `npm run plans:check`: drafts stays of every procedure from the shipped facts and prints violations of their rules.
 */
readCommandLine(
  {
    usage: 'npm run plans:check',
    about:
      'Drafts stays of every procedure from the shipped facts and prints what breaks their rules; ends with 1 when something does.',
  },
  noArguments,
)
const stays = shippedEntries.flatMap(checkStays)
const errors = stays.flatMap(({ datesIgnored, flightsTooEarly, operationsAgainstRules, shape, slug, trip }) =>
  [...flightsTooEarly, ...operationsAgainstRules, ...datesIgnored.map((date) => `ignores ${date}`)].map(
    (error) => `${slug}, ${shape}, from ${trip.travelingFromCountry}: ${error}`,
  ),
)
const count = (kind: 'datesIgnored' | 'flightsTooEarly' | 'operationsAgainstRules') =>
  stays.filter((stay) => stay[kind].length > 0).length

console.log(`${shippedEntries.length} procedures, ${Object.keys(shapes).length} shapes, ${stays.length} drafted stays`)
for (const error of new Set(errors)) console.log(error)
console.log(
  [
    `${count('flightsTooEarly')} flights before the advice`,
    `${count('operationsAgainstRules')} operations against the rules`,
    `${count('datesIgnored')} dates silently ignored`,
  ].join(', '),
)
process.exitCode = errors.length === 0 && stays.length > 0 ? 0 : 1
