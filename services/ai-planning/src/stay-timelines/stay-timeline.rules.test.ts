import { expect, test } from '@jest/globals'

import { aCatalogueEntry } from '../trip.fixture.js'
import { composeTimeline } from './stay-timeline.rules.js'

const arrival = '2027-03-04'
const anOperation = (changes: Parameters<typeof aCatalogueEntry>[0] = {}) =>
  aCatalogueEntry({
    nights: { min: 13, max: 16 },
    consultationDay: 2,
    reflectionDays: 1,
    treatmentDay: 4,
    flyAfter: { min: 6, long: 10 },
    steps: [
      { day: 1, title: 'Arrival and rest', detail: 'Rest.' },
      { day: 2, title: 'Consultation', detail: 'Talk.' },
      { day: 4, title: 'Operation', detail: 'Operate.' },
      { day: 9, title: 'Check-up', detail: 'Check.' },
    ],
    ...changes,
  })
const linesOf = ({ entries }: ReturnType<typeof composeTimeline>) =>
  entries.map(({ date, day, kind, title }) => `${day} ${date ?? '-'} ${kind} ${title}`)

test('a dated stay has its days in order, the first flight the advice allows, and the way home', () => {
  expect(linesOf(composeTimeline(anOperation(), { arrival, country: 'Saudi Arabia' }))).toEqual([
    '1 2027-03-04 ARRIVAL Arrival and rest',
    '2 2027-03-05 STEP Consultation',
    '4 2027-03-07 TREATMENT Operation',
    '9 2027-03-12 STEP Check-up',
    '10 2027-03-13 FLIGHT_ALLOWED First day you may fly',
    '14 2027-03-17 JOURNEY_HOME Journey home',
  ])
})

test('a long flight waits longer, and an unknown place counts as far', () => {
  const flights = (country?: string) => {
    const { flightAllowedDay, isLongFlight, nights } = composeTimeline(anOperation(), { arrival, country })
    return { flightAllowedDay, isLongFlight, nights }
  }

  expect(flights('Saudi Arabia')).toEqual({ flightAllowedDay: 10, isLongFlight: false, nights: 13 })
  expect(flights('United States')).toEqual({ flightAllowedDay: 14, isLongFlight: true, nights: 13 })
  expect(flights()).toEqual(flights('United States'))
})

test('without a day the days are counted and not dated', () => {
  const { entries } = composeTimeline(anOperation(), {})

  expect(entries.every(({ date, untilDate }) => date === null && untilDate === null)).toBe(true)
  expect(entries.map(({ day }) => day)).toEqual([1, 2, 4, 9, 14])
})

test('a second journey is counted from the treatment, and dated as a span', () => {
  const entry = anOperation({ secondJourney: { afterDays: { min: 90, max: 180 }, reason: 'The final crowns.' } })

  expect(composeTimeline(entry, { arrival }).entries.at(-1)).toEqual({
    kind: 'SECOND_JOURNEY',
    day: 94,
    date: '2027-06-05',
    untilDay: 184,
    untilDate: '2027-09-03',
    title: 'Second journey',
    detail: 'The final crowns.',
  })
})

test('a step of the catalogue that is the way home is not repeated', () => {
  const entry = anOperation({
    nights: { min: 9, max: 9 },
    flyAfter: { min: 2 },
    steps: [
      { day: 4, title: 'Operation', detail: 'Operate.' },
      { day: 10, title: 'Journey home', detail: 'Ask for an aisle seat.' },
    ],
  })
  const home = composeTimeline(entry, { arrival }).entries.filter(({ title }) => /home/i.test(title))

  expect(home).toHaveLength(1)
  expect(home[0]?.detail).toMatch(/^Ask for an aisle seat[.] /)
  expect(composeTimeline(entry, { arrival }).entries[0]).toMatchObject({ kind: 'ARRIVAL', day: 1 })
})

const noticesOf = (entry: ReturnType<typeof anOperation>, day?: string) =>
  composeTimeline(entry, { arrival: day }).notices.map(({ kind, text }) => `${kind} ${text}`)

test('an operation on a Friday in Ramadan, too long for a visa and not to be alone, gets all three warnings', () => {
  const knee = anOperation({ nights: { min: 44, max: 44 }, beforeTravel: ['Send X-rays.', 'Travel with an adult.'] })

  expect(noticesOf(knee, '2027-02-09')).toEqual([
    expect.stringMatching(/^WEEKEND The treatment would be on Fri, Feb 12, 2027[.] /),
    expect.stringMatching(/^FEAST The treatment would be in the time of Ramadan[.] Your stay includes Eid al-Fitr[.] /),
    expect.stringMatching(/^VISA 44 nights are more than the 30 days /),
    'COMPANION Travel with an adult.',
  ])
})

test('visits on the weekend are named, the way there and home are not', () => {
  // Consultation on Friday, operation on Sunday, check-up on Friday, home on Wednesday.
  expect(noticesOf(anOperation(), '2027-03-18')).toEqual([
    'WEEKEND Friday and Saturday are the weekend in Egypt. Ask whether the clinic can see you on Fri, Mar 19, 2027; Fri, Mar 26, 2027.',
  ])
})

test('dates have no warnings before one is chosen, visa and company do', () => {
  expect(noticesOf(anOperation())).toEqual([])
  expect(
    noticesOf(anOperation({ nights: { min: 31, max: 40 }, beforeTravel: ['Travel with someone.'] })).map(
      (line) => line.split(' ')[0],
    ),
  ).toEqual(['VISA', 'COMPANION'])
  expect(noticesOf(anOperation({ nights: { min: 30, max: 40 } }))).toEqual([])
})
