import { expect, test } from '@jest/globals'
import { anAmbassadorApplication } from '@seneb/testkit/an-ambassador-application'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import { ValidationError, type Schema } from 'yup'

import { codedRules, publicForms } from '../generate/problem-codes-doc.js'
import { maxNights, maxLengths, additionalServices } from '../vocabulary/trip-options.js'
import { ambassadorApplicationForm } from './ambassador-application.form.js'
import { journeyCostForm } from './journey-cost.form.js'
import { codedProblemsOf } from './problem-codes.js'
import { tripPlanForm } from './trip-plan.form.js'

const now = new Date('2026-11-23T12:00:00Z')

function problemsOf(form: Schema, raw: unknown) {
  try {
    form.validateSync(raw, { abortEarly: false, context: { now } })
    return []
  } catch (error) {
    if (error instanceof ValidationError) return codedProblemsOf(error)
    throw error
  }
}
const coded = (form: Schema, raw: unknown) => problemsOf(form, raw).map(({ code, values }) => [code, values])
const max = (value: number) => [{ name: 'max', value: String(value) }]
const from0to = (value: number) => [{ name: 'min', value: '0' }, ...max(value)]

test('every rule of every form of the public schema has a code [S11, F-A16]', () => {
  const rules = Object.values(publicForms).flatMap((form) => codedRules(form))

  expect(rules.length).toBeGreaterThan(150)
  expect(rules.filter(({ code }) => code === undefined)).toEqual([])
})

test('a validation error has its field and rule, with the bounds that its sentence mentions [S11, F-A16]', () => {
  const services = [...additionalServices, ...additionalServices.map((one) => `${one} too`)]
  const changed = (change: object) => coded(tripPlanForm, aTripPlan(change, now))

  expect(changed({ fullName: 'Y' })).toEqual([['FULL_NAME_SHORT', [{ name: 'min', value: '2' }]]])
  expect(changed({ fullName: 'y'.repeat(maxLengths.name + 1) })).toEqual([['FULL_NAME_LONG', max(maxLengths.name)]])
  expect(changed({ fullName: null, consentGiven: false })).toEqual([
    ['FULL_NAME_REQUIRED', []],
    ['CONSENT_GIVEN_REQUIRED', []],
  ])
  expect(changed({ numberOfNights: '9999' })).toEqual([['NUMBER_OF_NIGHTS_OUT_OF_RANGE', from0to(maxNights)]])
  expect(changed({ additionalServices: services })).toEqual([
    ['ADDITIONAL_SERVICES_MANY', max(additionalServices.length)],
  ])
  expect(changed({ additionalServices: ['Camel'] })).toEqual([['ADDITIONAL_SERVICES_UNKNOWN', []]])
  expect(coded(journeyCostForm, { country: 'x', procedure: 'y', nights: 'many' })).toEqual([
    ['COUNTRY_UNKNOWN', []],
    ['PROCEDURE_UNKNOWN', []],
    [
      'NIGHTS_INVALID',
      [
        { name: 'min', value: '0' },
        { name: 'max', value: expect.stringMatching(/^\d+$/) },
      ],
    ],
  ])
})

test('neither a code nor its values contain typed text [S11, S13]', () => {
  const typed = 'Amal-Haddad-4711'
  const raws = Object.keys(tripPlanForm.fields).map((field) => ({ ...aTripPlan({}, now), [field]: typed.repeat(200) }))
  const application = Object.keys(ambassadorApplicationForm.fields)
  const others = application.map((field) => ({ ...anAmbassadorApplication({}), [field]: typed.repeat(200) }))
  const found = [
    ...raws.flatMap((raw) => problemsOf(tripPlanForm, raw)),
    ...others.flatMap((raw) => problemsOf(ambassadorApplicationForm, raw)),
  ]

  expect(found.length).toBeGreaterThan(20)
  for (const { code, values } of found) {
    expect(code).toMatch(/^[A-Z][A-Z_]+$/)
    expect(JSON.stringify(values)).not.toMatch(/amal|haddad|4711/i)
  }
})
