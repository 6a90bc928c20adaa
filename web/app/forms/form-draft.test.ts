/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'

import { formDraft } from './form-draft.js'

const empty = { fullName: '', treatmentType: '', medicalProcedure: '' }
const draft = formDraft<typeof empty>()

beforeEach(() => draft.forget())

const implants = { ...empty, treatmentType: 'Dental Care', medicalProcedure: 'Dental implants' }

test('a link that names a procedure puts it into what was typed before [D-30]', () => {
  draft.store({ ...empty, fullName: 'Nadia', treatmentType: 'Oncology' }, empty)
  expect(draft.resumed(implants)).toEqual({ ...implants, fullName: 'Nadia' })
})

test('coming back by the same link changes nothing of what was typed', () => {
  const typed = { ...implants, treatmentType: 'Ophthalmology', medicalProcedure: 'LASIK' }
  draft.store(typed, implants)
  expect(draft.resumed(implants)).toEqual(typed)
})

test('without a draft the form begins as its link says', () => {
  expect(draft.resumed(implants)).toEqual(implants)
})
