import type { TreatmentSlug } from '@seneb/contracts/vocabulary/specialties'

import { sectionNamed, type Fact } from '../../publications/fact-band.js'
import type { Procedure, TextBody } from '../../publications/publication.types.js'
import { dayOf, dollars } from '../../ui/figures.js'
import { treatmentsCopy as copy } from './treatments.copy.js'

interface TreatmentRef {
  readonly procedure: Procedure | null
  readonly price: TreatmentPrice | null
  readonly page: Pick<TextBody, 'sections'>
  /** Path of the form that requests a quote. */
  readonly quoteTo: string
}

/** Key figures, each linked to the section with details; unknown figures are omitted (ROUTE-27). */
export function treatmentFacts({ procedure, price, page, quoteTo }: TreatmentRef): readonly Fact[] {
  const more = (label: string, title: RegExp): Fact['more'] => {
    const to = sectionNamed(page, title)
    return to === undefined ? undefined : { label, to }
  }
  const stayFacts: readonly Fact[] = procedure
    ? [
        { name: copy.stay, value: copy.nights(procedure.minNights, procedure.maxNights) },
        { name: copy.journeys, value: copy.journeysOf(procedure.journeys) },
      ]
    : []
  const flight = procedure && flightOf(procedure)
  return [
    ...stayFacts,
    priceFact(price, quoteTo),
    ...(flight ? [{ name: copy.flyingHome, ...flight, more: more(copy.readMore, /^flying home/i) }] : []),
    {
      name: copy.caution,
      value: copy.cautionText,
      more: more(copy.whoShouldNot, /who should|should not|should wait/i) ?? more(copy.whenNot, /bad idea/i),
    },
  ]
}

function priceFact(price: TreatmentPrice | null, quoteTo: string): Fact {
  if (!price) {
    return { name: copy.price, value: copy.noPrice, more: { label: copy.askPrice, to: quoteTo } }
  }
  return {
    name: copy.price,
    value: `${dollars(price.usd)} ${price.unit}`,
    note: [copy.checked(dayOf(price.asOf)), copy.leftOpen.get(price.unit)].filter(Boolean).join('; '),
    more: { label: copy.compare, to: `/budget-estimator?procedure=${price.savingsProcedure}` },
  }
}

function flightOf({ firstFlightDay, firstLongFlightDay }: Procedure): Pick<Fact, 'value' | 'note'> | undefined {
  if (firstFlightDay === null) return undefined
  const isLater = firstLongFlightDay !== null && firstLongFlightDay > firstFlightDay
  return {
    value: copy.fromDay(firstFlightDay),
    ...(isLater ? { note: copy.fromDayLong(firstLongFlightDay) } : {}),
  }
}

/** Typical price of one unit of a treatment in Egypt, from the calculator's table. */
export interface TreatmentPrice {
  /** Name of the procedure in the calculator. */
  readonly savingsProcedure: string
  readonly usd: number
  readonly unit: string
  readonly asOf: string
}

/** Condition that a treatment is for, as its page names it; null when it treats no single named illness (SEO-15). */
const conditions: Record<TreatmentSlug, string | null> = {
  'heart-bypass': 'Narrowed heart arteries',
  'valve-replacement': 'Heart valve disease',
  'tavr-procedure': 'Narrow aortic valve',
  'dental-implants': 'Missing teeth',
  veneers: null,
  'teeth-whitening': null,
  'full-mouth-reconstruction': null,
  lasik: 'Short sight',
  'cataract-surgery': 'Cataract',
  'corneal-transplant': 'Keratoconus',
  'glaucoma-treatment': 'Glaucoma',
}

export function conditionOf(slug: string): string | null {
  return Object.entries(conditions).find(([treatment]) => treatment === slug)?.[1] ?? null
}
