/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'

import { formDraft } from './form-draft.js'

const empty = { fullName: '', treatmentType: '', medicalProcedure: '', services: [] as string[], consentGiven: false }
const draft = formDraft<typeof empty>('draft.trip-plan', empty)

beforeEach(() => draft.clear())

const implants = { ...empty, treatmentType: 'Dental Care', medicalProcedure: 'Dental implants' }

test('a link that names a procedure fills it into the earlier draft [D-30]', () => {
  draft.store({ ...empty, fullName: 'Nadia', treatmentType: 'Oncology' }, empty)
  expect(draft.resumed(implants)).toEqual({ ...implants, fullName: 'Nadia' })
})

test('coming back by the same link does not change the draft', () => {
  const typed = { ...implants, treatmentType: 'Ophthalmology', medicalProcedure: 'LASIK' }
  draft.store(typed, implants)
  expect(draft.resumed(implants)).toEqual(typed)
})

test("without a draft the form begins with its link's values", () => {
  expect(draft.resumed(implants)).toEqual(implants)
})

test('it is one item of the tab, under its own name, and none while the form is untouched [REF-03]', () => {
  draft.store(empty, empty)
  draft.store(implants, implants)
  expect(sessionStorage).toHaveLength(0)
  draft.store({ ...empty, fullName: 'Nadia' }, empty)
  expect(Object.keys(sessionStorage)).toEqual(['draft.trip-plan'])
})

test('a draft stored by another release is used as far as it fits the form', () => {
  const values = { fullName: 'Nadia', treatmentType: 7, services: 'Visa', shoeSize: '42' }
  sessionStorage.setItem('draft.trip-plan', JSON.stringify({ values, prefill: '{}' }))
  expect(draft.stored()).toEqual({ ...empty, fullName: 'Nadia' })
})

test('a consent is never part of it, nor read from what another release stored', () => {
  draft.store({ ...empty, consentGiven: true }, empty)
  expect(sessionStorage).toHaveLength(0)
  draft.store({ ...empty, fullName: 'Nadia', consentGiven: true }, empty)
  expect(sessionStorage.getItem('draft.trip-plan')).not.toContain('true')
  const values = { fullName: 'Nadia', consentGiven: true }
  sessionStorage.setItem('draft.trip-plan', JSON.stringify({ values, prefill: '{}' }))
  expect(draft.stored()).toEqual({ ...empty, fullName: 'Nadia' })
})

test('the key under which it is sent lives as long as the draft, in a copy of the tab too [R3]', () => {
  expect(draft.attempt()).toBeUndefined()
  draft.store({ ...empty, fullName: 'Nadia' }, empty)
  const key = draft.attempt()
  expect(key).toMatch(/^[\w-]{36}$/)
  draft.store({ ...empty, fullName: 'Nadia Haddad' }, empty)
  expect(formDraft<typeof empty>('draft.trip-plan', empty).attempt()).toBe(key)
  draft.renewAttempt()
  expect(draft.attempt()).not.toBe(key)
  draft.clear()
  expect(draft.attempt()).toBeUndefined()
})

test('values too sensitive for the device are left out of it', () => {
  const careful = formDraft<typeof empty>('draft.trip-plan', empty, { without: ['medicalProcedure'] })
  careful.store({ ...empty, fullName: 'Nadia', medicalProcedure: 'N1234567' }, empty)
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('N1234567')
  expect(careful.stored()).toEqual({ ...empty, fullName: 'Nadia' })
})
