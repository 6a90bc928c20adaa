import { describe, expect, test } from '@jest/globals'
import { aConsultation } from '@seneb/testkit/a-partner-enquiry'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import { anAmbassadorApplication } from '@seneb/testkit/an-ambassador-application'
import { ArraySchema, type ObjectSchema } from 'yup'

import { ambassadorApplicationForm } from './ambassador-application.form.js'
import { maxListElements } from './bounds.js'
import { consultationForm } from './consultation.form.js'
import { cookieChoiceForm } from './cookie-choice.form.js'
import { journeyCostForm } from './journey-cost.form.js'
import { newsletterForm } from './newsletter.form.js'
import { pageEventsForm } from './page-events.form.js'
import { readForm } from './read-form.js'
import { savingsEstimateForm } from './savings-estimate.form.js'
import { stayTimelineForm } from './stay-timeline.form.js'
import { tripPlanForm } from './trip-plan.form.js'

const now = new Date('2026-11-21T22:30:00Z')
const everyForm = {
  tripPlanForm,
  consultationForm,
  ambassadorApplicationForm,
  newsletterForm,
  savingsEstimateForm,
  journeyCostForm,
  stayTimelineForm,
  cookieChoiceForm,
  pageEventsForm,
} as unknown as Record<string, ObjectSchema<object>>

const lists = Object.entries(everyForm).flatMap(([name, form]) =>
  Object.entries(form.fields)
    .filter(([, field]) => field instanceof ArraySchema)
    .map(([field]) => [name, field, form] as const),
)

/** A list that records each access to its elements. */
function watched(length: number): { readonly list: readonly unknown[]; readonly touched: () => number } {
  let touched = 0
  const list = Array.from({ length }, (_, index) => ({ index }))
  const watching = new Proxy(list, {
    get: (target, key, receiver) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) touched++
      return Reflect.get(target, key, receiver) as unknown
    },
  })
  return { list: watching, touched: () => touched }
}

describe('a list that is too long is rejected before its elements are read [S1, G2]', () => {
  test('there are lists to bound', () => {
    expect(lists.map(([form, field]) => `${form}.${field}`)).toEqual([
      'tripPlanForm.additionalServices',
      'pageEventsForm.events',
    ])
  })

  test.each(lists)('%s: %s has one sentence at the field, however many elements there are', (_name, field, form) => {
    for (const length of [maxListElements + 1, 8000]) {
      const { list, touched } = watched(length)
      const problems = readForm(form, { [field]: list }, { now }).problems?.filter(({ path }) => path.startsWith(field))
      expect(problems).toEqual([{ path: field, message: expect.stringMatching(/^Please (choose|send) at most \d+ /) }])
      expect(touched()).toBe(0)
    }
  })
})

test('services that are named twice are one, but more different ones than there are get one sentence [TRIP-23]', () => {
  const servicesOf = (additionalServices: unknown) =>
    readForm(tripPlanForm, aTripPlan({ additionalServices }, now), { now })
  const twice = ['Visa Assistance', 'Visa Assistance', 'Airport Pickup']

  expect(servicesOf(twice).value?.additionalServices).toEqual(['Visa Assistance', 'Airport Pickup'])
  expect(servicesOf(Array.from({ length: 20 }, (_, index) => `Service ${index}`)).problems).toEqual([
    { path: 'additionalServices', message: 'Please choose at most 5 additional services' },
  ])
})

// Every name that appears in a mail to the team or in a greeting.
const oneLineNames = [
  ['fullName', tripPlanForm, aTripPlan],
  ['nationality', tripPlanForm, aTripPlan],
  ['companionName', tripPlanForm, aTripPlan],
  ['emergencyContactName', tripPlanForm, aTripPlan],
  ['fullName', consultationForm, aConsultation],
  ['fullName', ambassadorApplicationForm, anAmbassadorApplication],
] as unknown as readonly (readonly [string, ObjectSchema<object>, (changes?: object, now?: Date) => object])[]

describe.each(oneLineNames)('%s', (field, form, aForm) => {
  const problemsOf = (value: string) => readForm(form, aForm({ [field]: value }, now), { now }).problems

  // Characters that reverse the reading direction would make an email to the team read differently from what was
  // written.
  test('refuses a right-to-left override', () => {
    expect(problemsOf('Amal \u202Eexe.tac')).toEqual([
      { path: field, message: 'Please type this again: a sign in it (U+202E) cannot be seen' },
    ])
  })

  test('refuses to run over several lines', () => {
    expect(problemsOf('Amal\nHaddad')).toEqual([{ path: field, message: 'Please use a single line' }])
  })

  test.each([
    ['Persian with a zero width non-joiner', 'علی\u200Cرضا'],
    ['Sinhala with a zero width joiner', 'ක්\u200Dෂ'],
    ['Arabic', 'أمل حداد'],
    ['combining marks', 'Zoe\u0308 Nguye\u0302\u0303n'],
  ])('takes %s', (_what, name) => {
    expect(problemsOf(name)).toBeUndefined()
  })
})
