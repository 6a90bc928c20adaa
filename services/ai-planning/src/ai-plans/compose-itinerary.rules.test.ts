import { describe, expect, test } from '@jest/globals'
import { itinerary } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'
import { treatmentTypes, type TreatmentType } from '@seneb/contracts/vocabulary/treatments'
import {
  accommodationTypes,
  additionalServices,
  companionChoices,
  hotelPreferences,
} from '@seneb/contracts/vocabulary/trip-options'
import fc from 'fast-check'

import type { CatalogueEntry } from '../treatment-catalogue/catalogue-entry.js'
import { aCatalogueEntry, aTrip } from '../trip.fixture.js'
import { addDays } from './calendar.rules.js'
import { composeItinerary } from './compose-itinerary.rules.js'
import type { Itinerary } from './itinerary.js'
import { maxPlanBytes } from './model-plan.rules.js'
import { readPlanText, renderPlanText } from './plan-text.rules.js'
import { planStay } from './stay.rules.js'
import type { TripFacts } from './trip.rules.js'

const today = '2026-11-21'
const compose = (trip: Partial<TripFacts> = {}, entry: CatalogueEntry | undefined = aCatalogueEntry()) =>
  composeItinerary({ trip: aTrip(trip), entry, today })
const composeWithoutEntry = (trip: Partial<TripFacts> = {}) =>
  composeItinerary({ trip: aTrip(trip), entry: undefined, today })
const everything = (plan: Itinerary) => renderPlanText(plan)
/** Texts as in a plan of sanitized answers: without spaces at the ends and line breaks. */
const tidied = (plan: Itinerary) =>
  JSON.parse(JSON.stringify(plan), (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : value,
  ) as Itinerary

describe('the days', () => {
  test('carry the catalogue steps on calendar dates from the named day of arrival to the departure', () => {
    const { days } = compose({ preferredTravelDates: '2027-01-05', numberOfNights: '7' })

    expect(days.map(({ date, day, title }) => [day, date, title])).toEqual([
      [1, '2027-01-05', 'Arrival'],
      [2, '2027-01-06', 'Consultation'],
      [3, '2027-01-07', 'Preparation'],
      [4, '2027-01-08', 'Time between appointments (days 4 to 5)'],
      [6, '2027-01-10', 'Fitting'],
      [7, '2027-01-11', 'Rest and recovery'],
      [8, '2027-01-12', 'Departure'],
    ])
  })

  test('have no dates when the person named none', () => {
    expect(compose().days.every(({ date }) => date === undefined)).toBe(true)
  })

  test('mention the flight home, the pickup and the translator when requested', () => {
    const text = everything(compose({ additionalServices: ['Airport Pickup', 'Local Coordinator/Translator'] }))

    expect(text).toContain('You are met at the airport')
    expect(text).toContain('translator comes along')
    expect(text.match(/translator comes along/g)).toHaveLength(3)
    expect(text).toContain('You can usually fly the day after the fitting.')
  })

  test('name the preferred treatment date when it lies within the stay', () => {
    const { days } = compose({ preferredTravelDates: '2027-01-05', estimatedTreatmentDate: '2027-01-08' })

    expect(days.find(({ day }) => day === 4)).toMatchObject({
      date: '2027-01-08',
      title: 'Treatment on the date you named',
      details: [expect.stringContaining('Jan 8, 2027')],
    })
  })

  test('name neither arrival nor departure twice when the catalogue names them', () => {
    const steps = [
      { day: 1, title: 'Arrival and rest', detail: 'Rest.' },
      { day: 6, title: 'Flight home', detail: 'Home.' },
    ]
    const { days } = compose({ numberOfNights: '5' }, aCatalogueEntry({ steps }))

    expect([days[0]?.title, days.at(-1)?.title]).toEqual(['Arrival and rest', 'Flight home'])
  })

  test('of a stay without a night are one day of arrival, treatment and departure', () => {
    const entry = aCatalogueEntry({
      nights: { min: 0, max: 0 },
      steps: [{ day: 1, title: 'Whitening', detail: 'One sitting.' }],
    })
    const { days, summary } = compose({ accommodationType: 'Not required', numberOfNights: '0' }, entry)

    expect(days).toHaveLength(1)
    expect(days[0]?.title).toBe('Arrival, Whitening and Departure')
    expect(summary).toContain('a single day')
  })

  test.each([
    [
      { accommodationType: 'Hotel', hotelPreference: 'Luxury' },
      'Check in at the hotel (luxury category, as you asked).',
    ],
    [{ accommodationType: 'Hotel', hotelPreference: 'No Preference' }, 'Check in at the hotel.'],
    [{ accommodationType: 'Apartment' }, 'Check in at the apartment.'],
    [{ accommodationType: 'Hospital Guesthouse' }, 'Check in at the guesthouse of the hospital.'],
    [{ accommodationType: 'Other', otherAccommodationType: 'a houseboat' }, 'you described: a houseboat.'],
    [{ accommodationType: 'Other' }, 'Check in at your accommodation.'],
    [{ accommodationType: 'Not required' }, 'You arrange your own place to stay'],
  ])('begin where the person stays: %j [TRIP-16] [TRIP-18]', (trip, expected) => {
    expect(compose({ hotelPreference: undefined, ...trip }).days[0]?.details.join(' ')).toContain(expected)
  })
})

describe('the length of the stay', () => {
  test.each([
    ['3', 6, 'asked for, but providers commonly ask for 5 to 8 nights'],
    ['5', 5, undefined],
    ['8', 8, undefined],
    ['14', 14, 'more than the usual 5 to 8 nights'],
  ])('asked %s nights is drafted as %i', (numberOfNights, nights, point) => {
    const trip = aTrip({ numberOfNights })

    expect(planStay(trip, aCatalogueEntry()).nights).toBe(nights)
    const about = compose({ numberOfNights }).openPoints.filter(
      (line) => line.includes('providers') || line.includes('usual'),
    )
    if (point) expect(about).toEqual([expect.stringContaining(point)])
    else expect(about).toEqual([])
  })

  test.each([
    ['Not required', '0'],
    ['Hotel', undefined],
    ['Hotel', 'many'],
  ])('follows the catalogue when %s with %s nights asks for none', (accommodationType, numberOfNights) => {
    const plan = compose({ accommodationType, numberOfNights })

    expect(plan.days.at(-1)?.day).toBe(7)
    expect(plan.openPoints.join(' ')).toContain('No number of nights was asked for; the draft shows 6')
  })

  test('leaves a night after the last appointment, and an appointment on the day of departure is an open point', () => {
    const journey = [...aCatalogueEntry().procedure.steps, { day: 7, title: 'Journey home', detail: 'Fly.' }]

    expect(planStay(aTrip({ numberOfNights: undefined }), aCatalogueEntry()).nights).toBe(6)
    expect(planStay(aTrip({ numberOfNights: undefined }), aCatalogueEntry({ steps: journey })).nights).toBe(6)
    expect(compose({ numberOfNights: '5' }).openPoints.join(' ')).toContain('there is an appointment (Fitting)')
    expect(compose({ numberOfNights: '6' }).openPoints.join(' ')).not.toContain('there is an appointment')
  })

  test('that ends before the last step is an open point', () => {
    const steps = [...aCatalogueEntry().procedure.steps, { day: 12, title: 'Last check', detail: 'Check.' }]

    expect(compose({}, aCatalogueEntry({ steps })).openPoints).toContain(
      'The stay ends before: Last check (day 12). Extend it or arrange these steps at home.',
    )
  })
})

describe('open points', () => {
  test.each<[string, Partial<TripFacts>, string]>([
    ['no travel date', {}, 'No travel date was named'],
    [
      'a treatment date without arrival',
      { estimatedTreatmentDate: '2027-02-01' },
      'Treatment is wished on Feb 1, 2027',
    ],
    ['short notice', { preferredTravelDates: '2026-11-30' }, 'Arrival is only 9 days away'],
    ['a passed arrival', { preferredTravelDates: '2026-11-20' }, 'Nov 20, 2026, has passed'],
    [
      'a treatment date outside the stay',
      { preferredTravelDates: '2027-01-05', estimatedTreatmentDate: '2027-03-01' },
      'Mar 1, 2027, is not within the stay',
    ],
    ['an appointment on the weekend', { preferredTravelDates: '2027-01-06' }, 'Fri, Jan 8, 2027'],
    ['an older person', { age: '71' }, 'The person is 71'],
    ['an older person alone', { age: '71' }, 'No companion is planned'],
    ['a companion', { isCompanionTraveling: 'Yes' }, 'A companion travels too'],
    [
      'a budget below the cost',
      { totalBudget: 900, estimatedTreatmentCost: 1000 },
      'The budget for the trip is not larger',
    ],
    [
      'visa assistance',
      { additionalServices: ['Visa Assistance'] },
      'Visa assistance was asked for: check entry rules',
    ],
    [
      'a visa for a citizen',
      { nationality: 'Egypt', additionalServices: ['Visa Assistance'] },
      'by a citizen of Egypt',
    ],
    [
      'flights',
      { additionalServices: ['Flight Booking'] },
      'propose flights from Paris Charles de Gaulle Airport (CDG), France',
    ],
    ['a place to stay', { additionalServices: ['Accommodation Booking'] }, '(Hotel, preference: Mid-Range)'],
    [
      'a place nobody needs',
      { accommodationType: 'Not required', additionalServices: ['Accommodation Booking'] },
      'although no accommodation is required',
    ],
    ['the trip duration in words', { tripDuration: 'two weeks or so' }, 'two weeks or so'],
  ])('name %s', (_case, trip, expected) => {
    expect(compose(trip).openPoints.join('\n')).toContain(expected)
  })

  test('say that the catalogue does not know the procedure, and the days are then general', () => {
    const plan = composeWithoutEntry({ medicalProcedure: 'Knee arthroscopy', treatmentType: 'Orthopedic Surgery' })

    expect(plan.openPoints.join(' ')).toContain('no entry for Knee arthroscopy (Orthopedic Surgery)')
    expect(plan.days.map(({ title }) => title)).toEqual(expect.arrayContaining(['Consultation and tests', 'Treatment']))
  })
})

describe('costs', () => {
  test("repeat the person's facts and invent nothing [D-49]", () => {
    const { costNotes } = compose({ estimatedTreatmentCost: 1200.5, totalBudget: 4000 })

    expect(costNotes).toEqual([
      'You named USD 1,200.50 as the estimated cost of the treatment.',
      'You named USD 4,000 as your budget for the whole trip.',
      'That would leave USD 2,799.50 for the journey, the stay and everything else.',
      expect.stringContaining('No price in this draft is an offer'),
      expect.any(String),
    ])
    expect(everything(compose())).not.toMatch(/USD|\$/)
  })
})

describe('someone from Egypt', () => {
  test('receives no facts about visas, flights and airports', () => {
    const trip = { nationality: 'Egypt', travelingFromCountry: 'Egypt', travelingFromCity: undefined }

    expect(everything(compose(trip))).not.toMatch(/visa|flights? from|entry rules|passport|taxi/i)
  })
})

const procedures = (treatmentTypes as readonly TreatmentType[]).flatMap((type) =>
  type.procedures.map((procedure) => ({ type, procedure })),
)
const nonsense = /undefined|NaN|null|Invalid|\[object/
const text = fc.string({ minLength: 1, maxLength: 60 }).filter((value) => value.trim() !== '' && !nonsense.test(value))
const anEntry = (name: string, slug: string, treatmentType: string): fc.Arbitrary<CatalogueEntry> =>
  fc
    .record({
      least: fc.integer({ min: 0, max: 40 }),
      more: fc.integer({ min: -2, max: 20 }),
      steps: fc.array(fc.record({ day: fc.integer({ min: 1, max: 60 }), title: text, detail: text }), { maxLength: 8 }),
      lists: fc.array(text, { maxLength: 5 }),
      flyingHome: text,
    })
    .map(({ flyingHome, least, lists, more, steps }) => ({
      treatmentType,
      procedure: {
        slug,
        name,
        flyingHome,
        steps,
        nights: { min: least, max: least + more },
        beforeTravel: lists,
        recovery: lists,
        questionsForProvider: lists,
      },
    }))
const optionally = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const aDay = fc.integer({ min: -3, max: 370 }).map((days) => addDays(today, days))

test('every procedure, with any catalogue entry and any answers, gives a whole, valid draft [PIPE-01]', () => {
  expect(procedures).toHaveLength(53)
  const cases = fc.constantFrom(...procedures).chain(({ procedure, type }) =>
    fc.record({
      entry: optionally(anEntry(procedure.name, procedure.slug, type.name)),
      trip: fc.record<TripFacts>({
        age: fc.integer({ min: 18, max: 100 }).map(String),
        nationality: fc.constantFrom('Egypt', 'France', 'Côte d’Ivoire'),
        travelingFromCountry: fc.constantFrom('Egypt', 'Germany', 'Kenya'),
        travelingFromCity: optionally(text),
        treatmentType: fc.constant(type.name),
        medicalProcedure: fc.constant(procedure.name),
        estimatedTreatmentCost: optionally(fc.double({ min: 0, max: 10_000_000, noNaN: true })),
        estimatedTreatmentDate: optionally(aDay),
        preferredTravelDates: optionally(aDay),
        tripDuration: optionally(text),
        accommodationType: fc.constantFrom(...accommodationTypes),
        otherAccommodationType: optionally(text),
        hotelPreference: optionally(fc.constantFrom(...hotelPreferences)),
        numberOfNights: optionally(fc.integer({ min: 0, max: 365 }).map(String)),
        isCompanionTraveling: fc.constantFrom(...companionChoices),
        totalBudget: optionally(fc.double({ min: 0, max: 10_000_000, noNaN: true })),
        additionalServices: fc.subarray([...additionalServices]),
      }),
    }),
  )

  fc.assert(
    fc.property(cases, ({ entry, trip }) => {
      const plan = composeItinerary({ trip, entry, today })
      const { nights } = planStay(trip, entry)
      const days = plan.days.map(({ day }) => day)

      expect(itinerary.isValidSync(JSON.parse(JSON.stringify(plan)), { strict: true })).toBe(true)
      expect(days).toEqual([...new Set(days)].sort((a, b) => a - b))
      expect([days[0], days.at(-1)]).toEqual([1, nights + 1])
      expect(plan.openPoints.length).toBeGreaterThan(0)
      const written = renderPlanText(plan)
      expect(written).not.toMatch(nonsense)
      expect(tidied(readPlanText(written))).toEqual(tidied(plan))
      expect(Buffer.byteLength(written)).toBeLessThan(maxPlanBytes)
      if (trip.preferredTravelDates) {
        expect(plan.days.at(-1)?.date).toBe(addDays(trip.preferredTravelDates, nights))
      }
      expect(composeItinerary({ trip, entry, today })).toEqual(plan)
    }),
    { numRuns: 1000 },
  )
})
