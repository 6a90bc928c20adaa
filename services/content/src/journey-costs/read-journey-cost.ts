import type { Output } from '@seneb/contracts/define'
import type { JourneyCostInput } from '@seneb/contracts/forms/journey-cost.form'
import type { ReadJourneyCost } from '@seneb/contracts/messages/content/journey-cost.messages'
import { savingsCountries, savingsProcedures, type SavingsProcedure } from '@seneb/contracts/vocabulary/savings-options'
import { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'
import { AppError } from '@seneb/platform/app-error'

import type { ContentCtx } from '../content-ctx.js'
import { egypt, flight, night, priceKey, readPriceTable, type PriceTable } from '../savings-estimates/price-table.js'
import { journeyPricesAsOf } from '../shipped/prices.js'
import { listProceduresOf } from '../treatment-catalogue/list-procedures-of.js'
import { sumOfJourney, usualNights, usualReservePercent, usualUnits, type Figure } from './journey-cost.rules.js'

const ownSource = 'Your own figure'
const reserveSource = 'Our estimate: for a second check-up, a changed flight, a longer stay'

/** Treatment at home beside treatment in Egypt from door to door, with the person's own figures where there are some. */
export async function readJourneyCost(
  input: JourneyCostInput,
  ctx: ContentCtx,
): Promise<Output<typeof ReadJourneyCost>> {
  const { country, procedure, reservePercent } = input
  const [table, facts] = await Promise.all([readPriceTable(ctx), readFacts(procedure, ctx)])
  const treatment = figureOf(table, priceKey(egypt, procedure), input.egyptPriceUsd)

  const units = input.units ?? usualUnits[procedure]
  const journeys = input.journeys ?? (facts.secondJourney ? 2 : 1)
  const nights = input.nights ?? usualNights(facts.nights)
  const reserve = {
    ...{ percent: reservePercent ?? usualReservePercent, isOwn: reservePercent !== undefined },
    ...{ source: reservePercent === undefined ? reserveSource : ownSource, asOf: journeyPricesAsOf },
  }
  const sum = sumOfJourney({
    ...{ home: figureOf(table, priceKey(country, procedure), input.homePriceUsd), treatment },
    ...{ flight: figureOf(table, priceKey(country, flight), input.flightUsd) },
    ...{ night: figureOf(table, priceKey(egypt, night), input.nightUsd), units, journeys, nights, reserve },
  })

  return {
    ...{ country, countryName: nameIn(savingsCountries, country) },
    ...{ procedure, procedureName: nameIn(savingsProcedures, procedure) },
    unit: savingsProcedures.find(({ value }) => value === procedure)?.unit ?? 'each',
    ...{ units, journeys, nights, minNights: facts.nights.min, maxNights: facts.nights.max },
    ...{ reservePercent: reserve.percent, ...sum },
    asOf: treatment.asOf ?? journeyPricesAsOf,
  }
}

/** The person's own price, or that of the table. */
function figureOf({ prices }: PriceTable, key: string, ownUsd: number | undefined): Figure {
  if (ownUsd !== undefined) return { cents: Math.round(ownUsd * 100), isOwn: true, source: ownSource, asOf: null }
  const price = prices.get(key)
  if (!price) throw new Error(`there is no price for ${key}`)
  return { cents: price.price_usd_cents, isOwn: false, source: price.source, asOf: price.as_of }
}

/** What the catalogue says of the nights and journeys of a procedure of the price table. */
async function readFacts(procedure: SavingsProcedure, ctx: ContentCtx) {
  const slug = savingsProcedures.find(({ value }) => value === procedure)?.catalogueSlug
  const type = treatmentTypes.find(({ procedures }) => procedures.some((one) => one.slug === slug))
  const stored = type ? await listProceduresOf(type.slug, ctx) : []
  const facts = stored.find((one) => one.slug === slug)?.facts
  if (!facts) throw new AppError('UNAVAILABLE')
  return facts
}

function nameIn(list: readonly { readonly value: string; readonly name: string }[], value: string): string {
  return list.find((entry) => entry.value === value)?.name ?? value
}
