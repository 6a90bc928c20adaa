import { expect, test } from '@jest/globals'
import { ambassadorApplicationForm } from '@seneb/contracts/forms/ambassador-application.form'
import { consultationForm } from '@seneb/contracts/forms/consultation.form'
import { newsletterForm } from '@seneb/contracts/forms/newsletter.form'
import { tripPlanForm } from '@seneb/contracts/forms/trip-plan.form'
import type { ObjectSchema } from 'yup'

import { applicationDefinition } from '../../web/app/features/ambassador-applications/application.definition.js'
import { consultationDefinition } from '../../web/app/features/consultations/consultation.definition.js'
import { newsletterDefinition } from '../../web/app/features/newsletter/newsletter.definition.js'
import { tripPlanDefinition } from '../../web/app/features/trip-plans/trip-plan.definition.js'
import { textOf, trackedFiles } from './tracked-text.js'

interface Defined {
  readonly schema: ObjectSchema<object>
  readonly definition: { readonly fields: object; readonly empty: object }
  /** Fields sent besides the values: files, values the page knows, and fields no longer asked for. */
  readonly extraFields: readonly string[]
}

const forms: Readonly<Record<string, Defined>> = {
  'trip-plan': { schema: tripPlanForm, definition: tripPlanDefinition, extraFields: ['referredBy', 'timeZone'] },
  consultation: {
    schema: consultationForm,
    definition: consultationDefinition,
    extraFields: ['medicalProcedure', 'isCompanionTraveling', 'totalBudget', 'preferredTravelDates', 'timeZone'],
  },
  application: {
    schema: ambassadorApplicationForm,
    definition: applicationDefinition,
    extraFields: ['identityDocument', 'tourGuideLicense'],
  },
  newsletter: { schema: newsletterForm, definition: newsletterDefinition, extraFields: [] },
}

/** Returns the value of a field in an untouched form, by its schema. */
function untouched(schema: ObjectSchema<object>, name: string): unknown {
  const described = schema.describe({ value: {} }).fields[name] as { type: string; default?: unknown }
  const empty = { boolean: false, array: [] }[described.type] ?? ''
  return described.default ?? empty
}

test('every form of the kit is in this list', () => {
  const files = trackedFiles('web/app/features/*/*.definition.ts')
  const names = files.map((file) => file.replace(/^.*\/|\.definition\.ts$/g, ''))
  expect(names.toSorted()).toEqual(Object.keys(forms).toSorted())
})

test.each(Object.entries(forms))('the untouched form %s has the values of its schema', (_name, form) => {
  const { schema, definition, extraFields } = form
  const names = Object.keys(schema.fields).filter((name) => !extraFields.includes(name))
  expect(names.length).toBeGreaterThan(0)
  expect(definition.empty).toEqual(Object.fromEntries(names.map((name) => [name, untouched(schema, name)])))
  expect(Object.keys(definition.fields)).toEqual(expect.arrayContaining(names))
})

test('a form costs four files in web beside its page: definition, words, operation and the form itself', () => {
  const folder = 'web/app/features/consultations'
  const files = trackedFiles(`${folder}/*`).filter((file) => !file.includes('.test.'))
  const ofTheForm = files.filter((file) => file.endsWith('.graphql') || textOf(file).includes("'../../forms/"))
  expect(ofTheForm.map((file) => file.slice(folder.length + 1))).toEqual([
    'consultation.definition.ts',
    'consultations.copy.ts',
    'consultations.graphql',
    'request-consultation-form.tsx',
  ])
})
