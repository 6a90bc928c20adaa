import { readForm } from '@seneb/contracts/forms/read-form'
import { tripPlanForm } from '@seneb/contracts/forms/trip-plan.form'
import { expect, test } from '@jest/globals'

import { fiveDisconnects, mixedSubmission } from './mixed-trip-plans.js'
import { SeededRandom } from './seeded-random.js'

const submissions = (seed: number) => {
  const random = new SeededRandom(seed)
  return Array.from({ length: 400 }, (_, number) => mixedSubmission(random, { name: `run-${seed}`, number }))
}

test('a seed decides every submission, and no two share an e-mail or a key', () => {
  const generated = submissions(5)
  expect(submissions(5)).toEqual(generated)
  expect(new Set(generated.map(({ email }) => email)).size).toBe(400)
  expect(new Set(generated.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(400)
})

test('all but the invalid ones are accepted by the form, and the invalid ones are not [TRIP-34]', () => {
  for (const { input, manner } of submissions(6)) {
    const { problems } = readForm(tripPlanForm, input, { now: new Date() })
    if (manner === 'invalid') expect(problems?.map(({ path }) => path)).toEqual(['age', 'consentGiven'])
    else expect(problems).toBeUndefined()
  }
})

test('every kind of submission and every treatment type occurs', () => {
  const generated = submissions(7)
  expect(new Set(generated.map(({ manner }) => manner))).toEqual(new Set(['once', 'twice-at-once', 'invalid', 'left']))
  const types = generated.map(({ input }) => (input as { treatmentType: string }).treatmentType)
  expect(new Set(types).size).toBe(10)
})

test('clients leave in all five ways, and some of each come back', () => {
  const leavings = submissions(8).flatMap(({ disconnect }) => (disconnect ? [disconnect] : []))
  for (const { endpoint, way } of fiveDisconnects) {
    const alike = leavings.filter((disconnect) => disconnect.endpoint === endpoint && disconnect.way === way)
    expect(new Set(alike.map(({ isRestored }) => isRestored))).toEqual(new Set([true, false]))
  }
})
