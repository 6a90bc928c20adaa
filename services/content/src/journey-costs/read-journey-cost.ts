import type { Output } from '@seneb/contracts/define'
import type { JourneyCostInput } from '@seneb/contracts/forms/journey-cost.form'
import type { ReadJourneyCost } from '@seneb/contracts/messages/content/costs.messages'
import { typicalStayNights } from '@seneb/contracts/messages/content/stay-nights'
import { savingsCountries, savingsProcedures, type SavingsProcedure } from '@seneb/contracts/vocabulary/savings-options'
import { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'
import { AppError } from '@seneb/platform/app-error'

import type { ContentCtx } from '../content-ctx.js'
import { egypt, flight, night, priceKey } from '../price-table/price-keys.rules.js'
import { journeyPricesAsOf, readPriceTable, type PriceTable } from '../price-table/price-table.js'
import type { ProcedureFacts } from '../content-files/procedure-facts.js'
import { listProceduresOf } from '../treatment-catalogue/list-treatment-types.js'
import { sumOfJourney, usualReservePercent, usualUnits, type Figure } from './journey-cost.rules.js'

const ownSource = 'Your own figure'
const reserveSource = 'Our estimate: for a second check-up, a changed flight, a longer stay'

type JourneyCost = Output<typeof ReadJourneyCost>
type Comparison = Pick<JourneyCostInput, 'country' | 'procedure'>

/** Compares treatment at home with treatment in Egypt, including travel, using the person's own figures if any. */
export async function readJourneyCost(input: JourneyCostInput, ctx: ContentCtx): Promise<JourneyCost> {
  const [table, facts] = await Promise.all([readPriceTable(ctx), readJourneyFacts([input.procedure], ctx)])
  return journeyCostOf(input, { table, facts })
}

/** Data for calculating journey costs, read once for any number of journeys. */
export interface JourneyBasis {
  readonly table: PriceTable
  readonly facts: ReadonlyMap<SavingsProcedure, ProcedureFacts>
}

/** The cost of one journey; a figure that the person does not name is ours. */
export function journeyCostOf(
  input: Comparison & Partial<JourneyCostInput>,
  { facts, table }: JourneyBasis,
): JourneyCost {
  const { country, procedure, reservePercent } = input
  const travelFacts = factsOf(facts, procedure)
  const treatment = figureOf(table, priceKey(egypt, procedure), input.egyptPriceUsd)
  const countryName = nameIn(savingsCountries, country)

  const units = input.units ?? usualUnits[procedure]
  const journeys = input.journeys ?? (travelFacts.secondJourney ? 2 : 1)
  const nights = input.nights ?? typicalStayNights(travelFacts, countryName)
  const reserve = {
    percent: reservePercent ?? usualReservePercent,
    isOwn: reservePercent !== undefined,
    source: reservePercent === undefined ? reserveSource : ownSource,
    asOf: journeyPricesAsOf(table),
  }
  const sum = sumOfJourney({
    home: figureOf(table, priceKey(country, procedure), input.homePriceUsd),
    treatment,
    flight: figureOf(table, priceKey(country, flight), input.flightUsd),
    night: figureOf(table, priceKey(egypt, night), input.nightUsd),
    units,
    journeys,
    nights,
    reserve,
  })

  return {
    country,
    countryName,
    procedure,
    procedureName: nameIn(savingsProcedures, procedure),
    unit: savingsProcedures.find(({ value }) => value === procedure)?.unit ?? 'each',
    units,
    journeys,
    nights,
    minNights: travelFacts.nights.min,
    maxNights: travelFacts.nights.max,
    reservePercent: reserve.percent,
    ...sum,
    asOf: treatment.asOf ?? journeyPricesAsOf(table),
  }
}

/** Returns the catalogue's facts, such as nights and journeys, for procedures of the price table. */
export async function readJourneyFacts(
  procedures: readonly SavingsProcedure[],
  ctx: ContentCtx,
): Promise<JourneyBasis['facts']> {
  const selected = savingsProcedures.filter(({ value }) => procedures.includes(value))
  const types = treatmentTypes.filter((type) =>
    type.procedures.some(({ slug }) => selected.some(({ catalogueSlug }) => catalogueSlug === slug)),
  )
  const stored = (await Promise.all(types.map(({ slug }) => listProceduresOf(slug, ctx)))).flat()
  const facts = new Map(stored.map((procedure) => [procedure.slug, procedure.facts]))
  return new Map(
    selected.flatMap(({ catalogueSlug, value }) => {
      const found = facts.get(catalogueSlug)
      return found ? [[value, found] as const] : []
    }),
  )
}

function factsOf(facts: JourneyBasis['facts'], procedure: SavingsProcedure): ProcedureFacts {
  const found = facts.get(procedure)
  if (!found) throw new AppError('UNAVAILABLE')
  return found
}

/** The person's own price, or that of the table. */
function figureOf({ prices }: PriceTable, key: string, ownUsd: number | undefined): Figure {
  if (ownUsd !== undefined) return { cents: Math.round(ownUsd * 100), isOwn: true, source: ownSource, asOf: null }
  const price = prices.get(key)
  if (!price) throw new Error(`there is no price for ${key}`)
  return { cents: price.price_usd_cents, isOwn: false, source: price.source, asOf: price.as_of }
}

function nameIn(list: readonly { readonly value: string; readonly name: string }[], value: string): string {
  return list.find((entry) => entry.value === value)?.name ?? value
}
