import { expect, test } from '@jest/globals'

import { offeredTreatments } from './offered-treatments.fixture.js'
import { plannedStayFrom } from './planned-stay.server.js'

const planned = (query: string) => plannedStayFrom(new URLSearchParams(query), offeredTreatments)

test('the link of a timeline fills procedure, day, nights and country', () => {
  const link = 'treatment=Ophthalmology&medicalProcedure=LASIK&travelDate=2027-03-04&from=United+Kingdom&nights=5'

  expect(planned(link)).toEqual({
    medicalProcedure: 'LASIK',
    preferredTravelDates: '2027-03-04',
    numberOfNights: '5',
    travelingFromCountry: 'United Kingdom',
  })
})

test('what the form would refuse is left out', () => {
  expect(planned('treatment=Oncology&medicalProcedure=LASIK&travelDate=2027-02-30&from=Atlantis&nights=-1')).toEqual({})
  expect(planned('')).toEqual({})
})
