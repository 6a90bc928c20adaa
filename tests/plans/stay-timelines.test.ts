import { expect, test } from '@jest/globals'
import { homeLocations } from '@seneb/contracts/vocabulary/home-places'

import { addDays, daysBetween } from '../../services/ai-planning/src/ai-plans/calendar.rules.js'
import { composeItinerary } from '../../services/ai-planning/src/ai-plans/compose-itinerary.rules.js'
import { composeTimeline } from '../../services/ai-planning/src/stay-timelines/stay-timeline.rules.js'
import { shippedEntries, tripTo } from './drafted-stays.js'

const arrivals = Array.from({ length: 12 }, (_, month) => addDays('2026-11-23', 30 * month))
const named = shippedEntries.filter(({ procedure }) => procedure.slug !== 'other')
const countries = [...new Set(homeLocations.map(({ country }) => country)), undefined]

test.each(named.map((entry) => [entry.procedure.slug, entry] as const))(
  '%s: on no day and from no place does anybody fly before the advice',
  (_slug, entry) => {
    const { flyAfter, treatmentDay = 1 } = entry.procedure
    for (const arrival of arrivals) {
      for (const country of countries) {
        const { entries, flightAllowedDay, isLongFlight } = composeTimeline(entry, { arrival, country })
        const home = entries.find(({ kind }) => kind === 'JOURNEY_HOME')
        const waits = (isLongFlight ? flyAfter?.long : undefined) ?? flyAfter?.min ?? 0
        const earliest = (flyAfter?.from ?? treatmentDay) + waits

        expect(home?.day).toBeGreaterThanOrEqual(earliest)
        expect(flightAllowedDay).toBeGreaterThanOrEqual(earliest)
        expect(home?.day).toBeGreaterThanOrEqual(flightAllowedDay)
        expect(daysBetween(arrival, home?.date ?? '')).toBe((home?.day ?? 0) - 1)
      }
    }
  },
)

test('a timeline and a draft of the same stay leave on the same day', () => {
  for (const entry of named) {
    const trip = tripTo(entry, { preferredTravelDates: '2027-03-04', accommodationType: 'Not required' })
    const plan = composeItinerary({ trip, entry, today: '2026-11-22' })
    const { nights } = composeTimeline(entry, { arrival: '2027-03-04', country: trip.travelingFromCountry })
    expect([entry.procedure.slug, nights + 1]).toEqual([entry.procedure.slug, plan.days.at(-1)?.day])
  }
})
