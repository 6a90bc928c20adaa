import { expect, test } from '@jest/globals'

import { basisOfTrip } from '../../services/ai-planning/src/ai-plans/basis-of-trip.rules.js'
import { composeItinerary } from '../../services/ai-planning/src/ai-plans/compose-itinerary.rules.js'
import { gatePlan } from '../../services/ai-planning/src/ai-plans/gated-plan.rules.js'
import { maxPlanBytes } from '../../services/ai-planning/src/ai-plans/model-plan.rules.js'
import { renderPlanText } from '../../services/ai-planning/src/ai-plans/plan-text.rules.js'
import { checkStays, findErrors, shapes, shippedEntries, tripTo } from './drafted-stays.js'

const cases = shippedEntries.map((entry) => [entry.procedure.slug, entry] as const)

test('all 53 procedures are drafted in five shapes [CAT-12]', () => {
  expect(cases).toHaveLength(53)
  expect(Object.keys(shapes)).toHaveLength(5)
})

test.each(cases)(
  '%s: nobody flies before the advice, the operation keeps its rules, and no named date is passed over [TRIP-13, TRIP-14, PIPE-01]',
  (_slug, entry) => {
    const stays = checkStays(entry)
    const faulty = stays.filter(
      ({ datesIgnored, flightsTooEarly, operationsAgainstRules }) =>
        datesIgnored.length + flightsTooEarly.length + operationsAgainstRules.length > 0,
    )

    expect(stays.length).toBeGreaterThan(5)
    expect(faulty.slice(0, 3)).toEqual([])
  },
)

test.each(cases)(
  '%s: the whole draft fits into an e-mail, and says that no clinician has signed it [D-49]',
  (_slug, entry) => {
    const plan = composeItinerary({ trip: tripTo(entry, {}), entry, today: '2026-11-21' })

    expect(Buffer.byteLength(renderPlanText(plan))).toBeLessThan(maxPlanBytes)
    expect(plan.openPoints.join(' ')).toContain('No clinician has signed the days and advice')
    expect(plan.beforeTravel.join(' ')).toContain('controlled in Egypt')
  },
)

test.each(cases)(
  '%s: what our own rules compose passes the gate that the plan of a model passes [D-49]',
  (_slug, entry) => {
    const trip = tripTo(entry, { preferredTravelDates: '2027-01-10' })
    const composed = composeItinerary({ trip, entry, today: '2026-11-21' })

    const { plan, rejections } = gatePlan(composed, basisOfTrip({ trip, entry, composed }))

    expect(rejections).toEqual([])
    expect(plan).toEqual(composed)
  },
)

test('the check finds an operation on the day after the consultation where a day to decide is promised', () => {
  const sleeve = shippedEntries.find(({ procedure }) => procedure.slug === 'gastric-sleeve')!
  const steps = sleeve.procedure.steps.map((step) => (step.title === 'Operation' ? { ...step, day: 3 } : step))
  const hurried = { ...sleeve, procedure: { ...sleeve.procedure, treatmentDay: 3, steps } }

  expect(checkStays(hurried).some(({ operationsAgainstRules }) => operationsAgainstRules.length > 0)).toBe(true)
})

test('the check finds a flight that is earlier than the entry allows, and a date that is skipped', () => {
  const sleeve = shippedEntries.find(({ procedure }) => procedure.slug === 'gastric-sleeve')!
  const nights = { min: 8, max: 10 }
  const unruled = { ...sleeve, procedure: { ...sleeve.procedure, nights, flyAfter: undefined } }
  const trip = tripTo(sleeve, { numberOfNights: '9' })
  const plan = composeItinerary({ trip, entry: unruled, today: '2026-11-21' })
  const requested = { ...trip, estimatedTreatmentDate: '2027-02-02', preferredTravelDates: '2027-01-05' }

  expect(findErrors(plan, trip, sleeve).flightsTooEarly).toEqual(['flies 6 days after, 10 are asked for'])
  expect(findErrors(plan, requested, sleeve).datesIgnored).toEqual(['the arrival', 'the treatment on 2027-02-02'])
})
