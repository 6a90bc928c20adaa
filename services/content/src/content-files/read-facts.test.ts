import { expect, test } from '@jest/globals'

import { contentFile } from './content-folder.js'
import { readPhrases, readProcedures } from './read-facts.js'
import { pricesOf } from './read-prices.js'

const phrases = readPhrases(contentFile('phrases.yaml'))
const other = contentFile('procedures/other.yaml').text
const procedures = (text: string) =>
  readProcedures({ path: 'content/procedures/other.yaml', name: 'other', text }, { phrases, slugs: ['other'] })

const written = contentFile('prices.yaml').text
const prices = (text: string) => pricesOf({ path: 'content/prices.yaml', name: 'prices', text })
const phrased = (text: string) => readPhrases({ path: 'content/phrases.yaml', name: 'phrases', text })

test('a phrase replaces its name, and those of a list are replaced one by one', () => {
  const own = other.replace('procedures:', 'phrases:\n  two:\n    - One.\n    - use: before.adults\n\nprocedures:')
  const [read] = procedures(own.replace('    beforeTravel:\n', '    beforeTravel:\n      - use: two\n'))

  expect(read?.facts.beforeTravel.slice(0, 2)).toEqual([
    'One.',
    'Only adults are treated: nobody under eighteen should travel for this.',
  ])
})

test.each([
  [
    'a phrase that nobody wrote',
    () => procedures(other.replace('use: before.records', 'use: before.nothing')),
    /line \d+: there is no phrase "before\.nothing"/,
  ],
  [
    'a phrase without words',
    () => phrased('before:\n  none: 5\n'),
    'before.none is no sentence and no list of sentences',
  ],
  ...['before: Words.', 'before:', 'before: {}', 'before: [ Words. ]', 'before: 5'].map(
    (text) =>
      [`the group "${text}"`, () => phrased(`ask: { a: B. }\n${text}\n`), 'line 2: before is no group'] as const,
  ),
  ['text alone', () => phrased('Words.\n'), 'line 1: the record is "Words.", and has to be a group of fields'],
  [
    'phrases of its own that are text',
    () => procedures(other.replace('procedures:', 'phrases: Words.\nprocedures:')),
    /line \d+: phrases is no group of phrases/,
  ],
  [
    'words beside the name of a phrase',
    () => procedures(other.replace('use: before.records', '{ use: before.records, and: lost }')),
    /line \d+: "and" beside the phrase "before\.records" is not read/,
  ],
  [
    'a procedure that is missing',
    () => procedures(other.replace('  other:\n', '  others:\n')),
    'procedures.other is missing',
  ],
  ['a procedure that nobody knows', () => procedures(`${other}  another: {}\n`), 'procedures has no field "another"'],
  [
    'a stay without the day of the treatment',
    () => procedures(other.replace('    treatmentDay: 3\n', '')),
    'procedures.other.treatmentDay is missing',
  ],
  [
    'a kind that nobody knows',
    () => procedures(other.replace('    treatmentDay: 3\n', '    treatmentDay: 3\n    kinds: [ wonder ]\n')),
    'procedures.other.kinds[0] is "wonder", and can be: for-adults',
  ],
  [
    'a price that is missing',
    () => prices(written.replace('      usa: 950\n', '')),
    'journeys.flight.home.usa is missing',
  ],
  [
    'a price that is no number',
    () => prices(written.replace('      usa: 950\n', '      usa: much\n')),
    'journeys.flight.home.usa is "much", and has to be a number',
  ],
  [
    'a price below nothing',
    () => prices(written.replace('      usa: 950\n', '      usa: -950\n')),
    'journeys.flight.home.usa',
  ],
])('a file with %s is refused with its name, the line and the mistake', (_mistake, parse, message) => {
  expect(parse).toThrow(message)
  expect(parse).toThrow(/^content\/[\w/]+\.yaml, line \d+: /)
})
