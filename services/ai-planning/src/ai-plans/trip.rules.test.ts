import { expect, test } from '@jest/globals'
import { tripFacts } from '@seneb/contracts/messages/enquiry/trip-plan.messages'

import { promptInjections } from '../prompt-injections.fixture.js'
import { aTrip } from '../trip.fixture.js'
import { sanitizedFacts, maxFactLength, readFacts, removedText, preferencesOf } from './trip.rules.js'

test.each([...promptInjections, '<b>', '\u200b', 'x'.repeat(2000)])(
  'facts with %j in every text can be stored, read and planned by [S18] [PIPE-16]',
  (text) => {
    const everywhere = Object.fromEntries(Object.keys(aTrip()).map((name) => [name, text]))
    const facts = sanitizedFacts({ ...aTrip(), ...everywhere, additionalServices: [] })

    expect(readFacts(JSON.parse(JSON.stringify(facts)))).toBeDefined()
    expect(Math.max(...Object.values(facts).map((value) => String(value).length))).toBeLessThanOrEqual(maxFactLength)
  },
)

test('an answer with nothing left after checking reports it', () => {
  expect(sanitizedFacts(aTrip({ nationality: '<img src=x>' })).nationality).toBe(removedText)
})

test('ordinary facts stay as they are', () => {
  expect(sanitizedFacts(aTrip())).toEqual(aTrip())
  expect(tripFacts.isValidSync(sanitizedFacts(aTrip()), { strict: true })).toBe(true)
})

test.each([[undefined], [null], ['trip'], [{}], [{ ...aTrip(), fullName: 'Amal' }], [{ ...aTrip(), age: 42 }]])(
  '%j is not read as facts [PIPE-16]',
  (stored) => {
    expect(readFacts(stored)).toBeUndefined()
  },
)

test('wishes are read from services, companion and countries [TRIP-20] [TRIP-23]', () => {
  expect(
    preferencesOf(aTrip({ additionalServices: ['Visa Assistance', 'Airport Pickup'], nationality: 'Egypt' })),
  ).toEqual({
    visa: true,
    airportPickup: true,
    interpreter: false,
    flight: false,
    accommodation: false,
    companion: false,
    fromAbroad: true,
    foreigner: false,
  })
})
