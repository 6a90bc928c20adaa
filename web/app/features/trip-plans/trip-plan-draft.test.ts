/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'

import { tripPlanDraft } from './trip-plan-draft.js'
import { emptyTripPlanValues as empty } from './trip-plan-values.js'

beforeEach(() => tripPlanDraft.forget())

const implants = { ...empty, treatmentType: 'Dental Care', medicalProcedure: 'Dental implants' }

test('a link that names a procedure puts it into what was typed before [D-30]', () => {
  tripPlanDraft.keep({ ...empty, fullName: 'Nadia', treatmentType: 'Oncology' }, empty)
  expect(tripPlanDraft.resumed(implants)).toEqual({ ...implants, fullName: 'Nadia' })
})

test('coming back by the same link changes nothing of what was typed', () => {
  const typed = { ...implants, treatmentType: 'Ophthalmology', medicalProcedure: 'LASIK' }
  tripPlanDraft.keep(typed, implants)
  expect(tripPlanDraft.resumed(implants)).toEqual(typed)
})

test('without a draft the form begins as its link says', () => {
  expect(tripPlanDraft.resumed(implants)).toEqual(implants)
})
