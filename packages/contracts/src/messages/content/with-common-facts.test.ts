import { expect, test } from '@jest/globals'

import { withCommonFacts } from './with-common-facts.js'

const procedure = {
  slug: 'veneers',
  name: 'Veneers',
  nights: { min: 1, max: 2 },
  steps: [],
  flyingHome: 'Fly.',
  beforeTravel: ['Send X-rays.', 'Ask your insurer.'],
  recovery: ['Rest.'],
  questionsForProvider: [],
}
const common = [
  {
    kind: 'every',
    beforeTravel: ['Ask your insurer.', 'See a travel clinic.'],
    recovery: [],
    questionsForProvider: ['Who?'],
  },
  { kind: 'operation', beforeTravel: ['Bring your CPAP.'], recovery: ['Watch for clots.'], questionsForProvider: [] },
]

test('a procedure gets the lines of its kinds after its own, each once [CAT-02]', () => {
  expect(withCommonFacts({ ...procedure, kinds: ['every'] }, common)).toMatchObject({
    beforeTravel: ['Send X-rays.', 'Ask your insurer.', 'See a travel clinic.'],
    recovery: ['Rest.'],
    questionsForProvider: ['Who?'],
  })
})

test('a procedure of no kind, or a catalogue without common facts, stays as it is', () => {
  expect(withCommonFacts(procedure, common)).toEqual(procedure)
  expect(withCommonFacts({ ...procedure, kinds: ['every'] }).beforeTravel).toEqual(procedure.beforeTravel)
})

test('an entry edited by staff retains its kind when a release changes the facts of that kind', () => {
  const renewed = common.map((facts) => ({ ...facts, kind: `${facts.kind}-0a1b2c3d` }))

  expect(withCommonFacts({ ...procedure, kinds: ['every-287453cd'] }, renewed)).toEqual({
    ...withCommonFacts({ ...procedure, kinds: ['every'] }, common),
    kinds: ['every-287453cd'],
  })
})
