import { withCommonFacts } from '@seneb/contracts/messages/content/with-common-facts'
import { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'

import { addDays, displayDay } from '../../services/ai-planning/src/ai-plans/calendar.rules.js'
import { composeItinerary } from '../../services/ai-planning/src/ai-plans/compose-itinerary.rules.js'
import type { Itinerary } from '../../services/ai-planning/src/ai-plans/itinerary.js'
import type { TripFacts } from '../../services/ai-planning/src/ai-plans/trip.rules.js'
import type { CatalogueEntry } from '../../services/ai-planning/src/treatment-catalogue/catalogue-entry.js'
import {
  commonFacts,
  procedureFacts,
} from '../../services/content/src/treatment-catalogue/shipped-catalogue.fixture.js'

const today = '2026-11-21'
const arrival = '2027-01-10'

/** The catalogue as it ships, the way the planner reads it. */
export const shippedEntries: readonly CatalogueEntry[] = treatmentTypes.flatMap((type) =>
  type.procedures.map(({ slug, name }) => ({
    treatmentType: type.name,
    procedure: withCommonFacts({ slug, name, ...procedureFacts[slug] }, commonFacts),
  })),
)

/** Dates and nights in enquiries, in the variants that could go wrong. */
export const shapes = {
  'no dates': () => [{}],
  'arrival only': () => [{ preferredTravelDates: arrival }],
  'treatment date': () => [
    { estimatedTreatmentDate: arrival },
    ...[-3, ...Array.from({ length: 40 }, (_, i) => i)].flatMap((days) => {
      const requested = { preferredTravelDates: arrival, estimatedTreatmentDate: addDays(arrival, days) }
      return [requested, { ...requested, numberOfNights: '8' }]
    }),
  ],
  'short nights': () =>
    ['1', '2', '4', '8', '12', '20'].map((numberOfNights) => ({ preferredTravelDates: arrival, numberOfNights })),
  'long nights': ({ procedure }) =>
    [1, 10, 60].map((more) => ({
      preferredTravelDates: arrival,
      numberOfNights: String(procedure.nights.max + more),
    })),
} satisfies Record<string, (entry: CatalogueEntry) => Partial<TripFacts>[]>

/** A country near enough for a short flight, and one from which most flights take four hours or more. */
const origins = ['Saudi Arabia', 'France'] as const

/** Faults of one drafted stay; empty when it keeps every rule of its catalogue entry. */
export interface CheckedStay {
  readonly slug: string
  readonly shape: string
  readonly trip: TripFacts
  readonly flightsTooEarly: readonly string[]
  readonly operationsAgainstRules: readonly string[]
  readonly datesIgnored: readonly string[]
}

/** Drafts a stay for an entry in every shape and variant and checks each by the entry's rules. */
export function checkStays(entry: CatalogueEntry): CheckedStay[] {
  return Object.entries(shapes).flatMap(([shape, variantsOf]) =>
    variantsOf(entry).flatMap((variant) =>
      origins.map((origin) => {
        const trip = tripTo(entry, { ...variant, travelingFromCountry: origin })
        const plan = composeItinerary({ trip, entry, today })
        const { slug } = entry.procedure
        return { slug, shape, trip, ...findErrors(plan, trip, entry) }
      }),
    ),
  )
}

export function tripTo({ procedure, treatmentType }: CatalogueEntry, changes: Partial<TripFacts>): TripFacts {
  return {
    age: '42',
    nationality: 'France',
    travelingFromCountry: 'France',
    treatmentType,
    medicalProcedure: procedure.name,
    accommodationType: 'Hotel',
    isCompanionTraveling: 'No',
    additionalServices: [],
    ...changes,
  }
}

/** Reads the days as a person does: by the titles of the steps, not by computed values. */
export function findErrors(plan: Itinerary, trip: TripFacts, { procedure }: CatalogueEntry) {
  const { consultationDay, flyAfter, reflectionDays = 0, steps, treatmentDay } = procedure
  if (!consultationDay || !flyAfter || !treatmentDay) throw new Error(`${procedure.slug} has no rules of the stay`)
  const dayTitled = (catalogueDay: number) => {
    const title = steps.find(({ day }) => day === catalogueDay)?.title ?? `no step on day ${catalogueDay}`
    return plan.days.find((day) => day.title.includes(title))
  }
  const treated = dayTitled(treatmentDay)
  const counted = dayTitled(flyAfter.from ?? treatmentDay)
  const consulted = dayTitled(consultationDay)
  const departure = plan.days.at(-1)
  const flown = counted && departure ? departure.day - counted.day : undefined
  const requiredDays = trip.travelingFromCountry === 'France' ? (flyAfter.long ?? flyAfter.min) : flyAfter.min
  const isInLowPoint =
    flyAfter.avoid && flown !== undefined && flown >= flyAfter.avoid.from && flown <= flyAfter.avoid.until
  const reflected = treated && consulted ? treated.day - consulted.day : undefined
  return {
    flightsTooEarly:
      flown === undefined || flown < requiredDays || isInLowPoint
        ? [`flies ${flown} days after, ${requiredDays} are asked for`]
        : [],
    operationsAgainstRules:
      reflected === undefined || reflected < (reflectionDays > 0 ? reflectionDays + 1 : 0)
        ? [`treated ${reflected} days after the consultation`]
        : [],
    datesIgnored: datesIgnored(plan, trip, treated?.date),
  }
}

function datesIgnored(plan: Itinerary, trip: TripFacts, treatedOn: string | undefined): string[] {
  const { estimatedTreatmentDate: requestedDate, numberOfNights, preferredTravelDates } = trip
  const points = plan.openPoints.join('\n')
  const nights = (plan.days.at(-1)?.day ?? 0) - 1
  return [
    ...(preferredTravelDates && plan.days[0]?.date !== preferredTravelDates ? ['the arrival'] : []),
    ...(requestedDate && treatedOn !== requestedDate && !points.includes(displayDay(requestedDate))
      ? [`the treatment on ${requestedDate}`]
      : []),
    ...(numberOfNights &&
    nights !== Number(numberOfNights) &&
    !new RegExp(`^${numberOfNights} nights?\\b`, 'm').test(points)
      ? [`the ${numberOfNights} nights`]
      : []),
  ]
}
