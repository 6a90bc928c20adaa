import { describe, expect, test } from '@jest/globals'

import { aCatalogueEntry, aTrip } from '../trip.fixture.js'
import { addDays } from './calendar.rules.js'
import { composeItinerary } from './compose-itinerary.rules.js'
import { planStay } from './stay.rules.js'
import type { TripFacts } from './trip.rules.js'

const arrival = '2027-04-10'
const anOperation = (changes: Parameters<typeof aCatalogueEntry>[0] = {}) =>
  aCatalogueEntry({
    nights: { min: 13, max: 16 },
    consultationDay: 2,
    reflectionDays: 1,
    treatmentDay: 4,
    flyAfter: { min: 10 },
    inHospital: { from: 4, until: 7 },
    steps: [
      { day: 1, title: 'Arrival and rest', detail: 'Rest.' },
      { day: 2, title: 'Consultation', detail: 'Talk.' },
      { day: 3, title: 'A day to decide', detail: 'Think.' },
      { day: 4, title: 'Operation', detail: 'Operate.' },
      { day: 7, title: 'Discharge', detail: 'Leave.' },
      { day: 9, title: 'Check-up', detail: 'Check.' },
    ],
    ...changes,
  })
const trip = (changes: Partial<TripFacts> = {}) =>
  aTrip({ preferredTravelDates: arrival, numberOfNights: undefined, ...changes })
const draft = (changes: Partial<TripFacts> = {}, entry = anOperation()) =>
  composeItinerary({ trip: trip(changes), entry, today: '2027-01-01' })
const titlesOf = ({ days }: ReturnType<typeof draft>) => days.map(({ day, title }) => `${day} ${title}`)

describe('a wished treatment date', () => {
  test('moves the operation and all that follows, and the flight waits for the moved day [TRIP-13]', () => {
    const plan = draft({ estimatedTreatmentDate: addDays(arrival, 7), numberOfNights: '8' })

    expect(titlesOf(plan)).toEqual([
      '1 Arrival and rest',
      '2 Consultation',
      '3 Time between appointments (days 3 to 6)',
      '7 A day to decide',
      '8 Operation',
      '9 In hospital (days 9 to 10)',
      '11 Discharge',
      '12 Time between appointments',
      '13 Check-up',
      '14 Rest and recovery (days 14 to 17)',
      '18 Departure',
    ])
    expect(plan.openPoints).toContain(
      'The named treatment date, Apr 17, 2027, is day 8 of the stay, but the catalogue treats on day 4: the draft moves the later steps by 4 days, and 10 lie between treatment and flight.',
    )
    expect(plan.openPoints.join('\n')).toContain('8 nights asked for')
  })

  test.each([0, 1, 2])(
    '%i days after the arrival leaves no time to decide: the operation stays, and it is told',
    (days) => {
      const plan = draft({ estimatedTreatmentDate: addDays(arrival, days) })

      expect(plan.days.find(({ title }) => title === 'Operation')?.day).toBe(4)
      expect(plan.openPoints.join('\n')).toMatch(/leaves no time for consultation, tests and a decision: arrive on Apr/)
    },
  )

  test.each([-4, 60])(
    'a day %i days after the arrival is outside the stay: it is mentioned and not drafted',
    (days) => {
      const plan = draft({ estimatedTreatmentDate: addDays(arrival, days) })

      expect(planStay(trip({ estimatedTreatmentDate: addDays(arrival, days) }), anOperation()).movedBy).toBe(0)
      expect(plan.openPoints.join('\n')).toContain('is not within the stay')
    },
  )

  test('without a day of arrival names the latest one', () => {
    const plan = draft({ preferredTravelDates: undefined, estimatedTreatmentDate: '2027-05-04' })

    expect(plan.openPoints.join('\n')).toContain('tests, May 1, 2027 at the latest.')
  })

  test('moves the day of treatment itself where it is the day of the consultation', () => {
    const steps = [
      { day: 2, title: 'Consultation', detail: 'Talk.' },
      { day: 2, title: 'Injection', detail: 'Inject.' },
    ]
    const entry = anOperation({
      steps,
      treatmentDay: 2,
      reflectionDays: 0,
      inHospital: undefined,
      flyAfter: { min: 1 },
    })
    const plan = draft({ estimatedTreatmentDate: addDays(arrival, 4) }, entry)

    expect(plan.days.find(({ title }) => title.includes('Injection'))).toMatchObject({
      day: 5,
      date: addDays(arrival, 4),
    })
  })
})

describe('the flight home', () => {
  test('follows the advised wait, however few nights were requested [PIPE-01]', () => {
    expect(planStay(trip({ numberOfNights: '2' }), anOperation()).nights).toBe(13)
    expect(planStay(trip({ numberOfNights: '13' }), anOperation({ flyAfter: { min: 14 } })).nights).toBe(17)
  })

  test.each([
    ['Saudi Arabia', 13],
    ['Egypt', 13],
    ['France', 31],
  ])('from %s is drafted after %i nights where long flights wait longer', (travelingFromCountry, nights) => {
    const entry = anOperation({ flyAfter: { min: 10, long: 28 } })

    expect(planStay(trip({ travelingFromCountry }), entry).nights).toBe(nights)
    const points = draft({ travelingFromCountry }, entry).openPoints.join('\n')
    expect(points.includes('four hours or more')).toBe(nights > 13)
    expect(points.includes('longer than thirty days')).toBe(nights > 30)
  })

  test.each([
    ['8', 8],
    ['9', 24],
    ['14', 24],
    ['30', 30],
  ])('keeps out of the days to avoid: %s nights become %i', (numberOfNights, nights) => {
    const entry = anOperation({ nights: { min: 8, max: 24 }, flyAfter: { min: 1, avoid: { from: 6, until: 20 } } })

    expect(planStay(trip({ numberOfNights }), entry).nights).toBe(nights)
  })

  test('counts from the later step where the catalogue names one', () => {
    expect(planStay(trip(), anOperation({ flyAfter: { min: 10, from: 9 } })).nights).toBe(18)
  })
})

test("open points name the source of the days and the catalogue's questions to the care team [D-49]", () => {
  const sources = [{ title: 'A guideline' }]
  const points = (reviewedBy: string | undefined) =>
    draft({}, anOperation({ reviewedBy, sources, openPoints: ['Own or donor cells?'] })).openPoints

  expect(points('none')).toEqual(
    expect.arrayContaining([
      'No clinician has signed the days and advice for Veneers yet: they are our estimate, have them checked. Sources: A guideline.',
      'Own or donor cells?',
    ]),
  )
  expect(points('Dr Mona Aziz')).toContain(
    'The days and advice for Veneers were reviewed by Dr Mona Aziz. Sources: A guideline.',
  )
})

test('Ramadan and the feasts within the stay are an open point', () => {
  const points = (day: string) => draft({ preferredTravelDates: day }).openPoints.join('\n')

  expect(points('2027-03-01')).toContain('The stay falls into Ramadan and Eid al-Fitr in Egypt')
  expect(points('2027-05-10')).toContain('Eid al-Adha')
  expect(points('2027-06-10')).not.toContain('falls into')
})
