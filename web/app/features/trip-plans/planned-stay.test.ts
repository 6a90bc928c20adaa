import { expect, test } from '@jest/globals'
import { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'

import { valuesFromLink, plannedStayFrom } from './planned-stay.server.js'
import type { TreatmentType } from './read-offered-treatments.server.js'

const planned = (query: string) => plannedStayFrom(new URLSearchParams(query))

const shipped: readonly TreatmentType[] = treatmentTypes.map(({ name, procedures, slug }) => ({
  slug,
  name,
  formerNames: [],
  procedures: procedures.map((one) => ({ ...one, formerNames: [], needsCompanion: false })),
}))
/** The shipped treatment types with one of them changed. */
const withType = (slug: string, change: (type: TreatmentType) => Partial<TreatmentType>) =>
  shipped.map((type) => (type.slug === slug ? { ...type, ...change(type) } : type))
const nothing = { treatmentType: '', medicalProcedure: '' }
const answers = (query: string, types = shipped, carried = nothing) => {
  const { medicalProcedure, treatmentType } = valuesFromLink(carried, new URLSearchParams(query), types)
  return [treatmentType, medicalProcedure]
}

test('the link of a timeline fills treatment, procedure, day, nights and country', () => {
  const link = 'treatment=Ophthalmology&medicalProcedure=LASIK&travelDate=2027-03-04&from=United+Kingdom&nights=5'

  expect(planned(link)).toEqual({
    preferredTravelDates: '2027-03-04',
    numberOfNights: '5',
    travelingFromCountry: 'United Kingdom',
  })
  expect(answers(link)).toEqual(['Ophthalmology', 'LASIK'])
})

test('values that the form would reject are omitted', () => {
  const link = 'treatment=Oncology&medicalProcedure=LASIK&travelDate=2027-02-30&from=Atlantis&nights=-1'

  expect(planned(link)).toEqual({})
  expect(answers(link)).toEqual(['Oncology', ''])
  expect(planned('')).toEqual({})
  expect(answers('')).toEqual(['', ''])
})

test('a link with any earlier names finds renamed entries, and nothing that is retired [D-30]', () => {
  const lasik = 'treatment=Ophthalmology&medicalProcedure=LASIK'
  const renamed = withType('ophthalmology', ({ procedures }) => ({
    name: 'Eyes',
    formerNames: ['Ophthalmology', 'Eye care'],
    procedures: procedures.map((one) =>
      one.slug === 'lasik' ? { ...one, name: 'LASIK laser', formerNames: ['LASIK', 'Laser eye surgery'] } : one,
    ),
  }))
  const without = withType('ophthalmology', ({ procedures }) => ({
    procedures: procedures.filter(({ slug }) => slug !== 'lasik'),
  }))

  expect(answers(lasik, renamed)).toEqual(['Eyes', 'LASIK laser'])
  const between = 'treatment=Eye+care&medicalProcedure=Laser+eye+surgery'
  expect(answers(between, renamed)).toEqual(['Eyes', 'LASIK laser'])
  const estimated = { treatmentType: 'Ophthalmology', medicalProcedure: 'LASIK' }
  expect(answers('', renamed, estimated)).toEqual(['Eyes', 'LASIK laser'])
  expect(answers(lasik, without)).toEqual(['Ophthalmology', ''])
  expect(
    answers(
      lasik,
      shipped.filter(({ slug }) => slug !== 'ophthalmology'),
    ),
  ).toEqual(['', ''])
})

test('a procedure that staff added is found by its name alone', () => {
  const procedures = [{ slug: 'moles', name: 'Mole removal', formerNames: [], needsCompanion: false }]
  const types = [...shipped, { slug: 'dermatology', name: 'Dermatology', formerNames: [], procedures }]

  expect(answers('medicalProcedure=Mole+removal', types)).toEqual(['Dermatology', 'Mole removal'])
})
