import { expect, test } from '@jest/globals'

import { stayTimelinesCopy } from './stay-timelines.copy.js'
import { namedTreatmentTypes, treatmentTypes } from '@seneb/contracts/vocabulary/treatments'
import { calendarPathOf, planPathOf, timelinePathOf } from './timeline-path.js'
import type { StayTimeline } from './stay-timeline.types.js'

test('every procedure but the other ones has a timeline', () => {
  expect(namedTreatmentTypes.flatMap(({ procedures }) => procedures)).toHaveLength(52)
  expect(timelinePathOf('lasik', treatmentTypes)).toBe('/timeline/lasik')
  expect(['other', 'magic', null].map((procedure) => timelinePathOf(procedure, treatmentTypes))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('the plan begins with five answers, and without a date with treatment and procedure', () => {
  const timeline = { nights: 5, procedureName: 'LASIK', treatmentType: 'Ophthalmology' } as StayTimeline

  expect(planPathOf(timeline, { date: '2027-03-04', country: 'United Kingdom' })).toBe(
    '/trip-planner?treatment=Ophthalmology&medicalProcedure=LASIK&travelDate=2027-03-04&from=United+Kingdom&nights=5',
  )
  expect(planPathOf(timeline, { date: '', country: 'United Kingdom' })).toBe(
    '/trip-planner?treatment=Ophthalmology&medicalProcedure=LASIK',
  )
})

test('the calendar is of the same flight', () => {
  expect(calendarPathOf('/timeline/lasik', { date: '2027-03-04', home: '' })).toBe(
    '/timeline/lasik/calendar?date=2027-03-04',
  )
})

test('descriptions have the length that search engines show [SEO-01]', () => {
  for (const { name } of namedTreatmentTypes.flatMap(({ procedures }) => procedures)) {
    const { length } = stayTimelinesCopy.description(name)
    expect([name, length >= 120 && length <= 160, length]).toEqual([name, true, length])
  }
  const { description } = stayTimelinesCopy.index
  expect(description.length >= 120 && description.length <= 160).toBe(true)
})
