import type { Output } from '@seneb/contracts/define'
import type { SavingsEstimateInput } from '@seneb/contracts/forms/savings-estimate.form'
import type {
  ReadSavingsEstimate,
  ReadSavingsClaim,
  ReadSavingsPrices,
} from '@seneb/contracts/messages/content/costs.messages'
import {
  savingsCountries,
  savingsProcedures,
  savingsCountryValues,
  savingsProcedureValues,
} from '@seneb/contracts/vocabulary/savings-options'

import type { ContentCtx } from '../content-ctx.js'
import { doorToDoorOf } from '../journey-costs/door-to-door.rules.js'
import { journeyCostOf, readJourneyFacts, type JourneyBasis } from '../journey-costs/read-journey-cost.js'
import { isOutdated } from '../price-table/price-age.rules.js'
import { egypt, flight, night, priceKey } from '../price-table/price-keys.rules.js'
import { egyptPriceOf, readPriceTable, type PriceTable } from '../price-table/price-table.js'
import type { SavingsClaim } from '../price-table/savings-claim.js'
import { dayOf, isValidOn } from '../site/claim.rules.js'
import { reasonText, savingOf, claimEvidence, savingsRange } from './savings-estimate.rules.js'

/**
 * Returns the price of one unit at home and in Egypt, and the saving; a caller's own price replaces ours (CALC-09..11,
 * D-31).
 */
export async function readSavingsEstimate(
  { country, homePriceUsd, procedure }: SavingsEstimateInput,
  ctx: ContentCtx,
): Promise<Output<typeof ReadSavingsEstimate>> {
  const [table, facts] = await Promise.all([readPriceTable(ctx), readJourneyFacts([procedure], ctx)])
  const inEgypt = egyptPriceOf(table, procedure)
  const atHome = table.prices.get(priceKey(country, procedure))
  const reference = atHome?.price_usd_cents ?? null

  const homeCents = homePriceUsd === undefined ? reference : Math.max(1, Math.round(homePriceUsd * 100))
  const { percentageSaved, reason, savingsCents } = savingOf(homeCents, inEgypt.cents)

  const countryName = nameIn(savingsCountries, country)
  const journey = journeyCostOf({ country, procedure, homePriceUsd }, { table, facts })
  return {
    country,
    countryName,
    procedure,
    procedureName: nameIn(savingsProcedures, procedure),
    unit: inEgypt.unit,
    homeCost: dollars(homeCents),
    isOwnHomePrice: homePriceUsd !== undefined,
    egyptCost: inEgypt.cents / 100,
    savings: dollars(savingsCents),
    percentageSaved,
    reason,
    reasonText: reasonText(reason, countryName),
    doorToDoor: doorToDoorOf(journey),
    ...basisOf(inEgypt, homePriceUsd === undefined ? atHome : undefined),
  }
}

type PriceBasis = Pick<ReturnType<typeof egyptPriceOf>, 'as_of' | 'source'>

/** Source and day of an estimate: of both prices where they differ, and of the older one. */
function basisOf(inEgypt: PriceBasis, atHome: PriceBasis | undefined) {
  const { as_of: asOf, source } = inEgypt
  if (!atHome) return { source, asOf }
  const both = atHome.source === source ? source : `Egypt: ${source}. At home: ${atHome.source}`
  return { source: both, asOf: earlierDate(asOf, atHome.as_of) }
}

function isSavingsProcedure(item: string): boolean {
  return savingsProcedureValues.some((procedure) => procedure === item)
}

function nameIn(list: readonly { readonly value: string; readonly name: string }[], value: string): string {
  return list.find((entry) => entry.value === value)?.name ?? value
}

function dollars(cents: number | null): number | null {
  return cents === null ? null : cents / 100
}

/** The savings claim with its evidence, calculated from the prices as they are now (O-2, D-26). */
export async function readSavingsClaim(ctx: ContentCtx): Promise<Output<typeof ReadSavingsClaim>> {
  const [table, facts] = await Promise.all([readPriceTable(ctx), readJourneyFacts(savingsProcedureValues, ctx)])
  return savingsClaimOf({ table, facts }, dayOf(ctx.now()))
}

/** Returns the claim as a price table supports it. Prices older than twelve months count for nothing. */
export function savingsClaimOf(basis: JourneyBasis, today: string): Output<typeof ReadSavingsClaim> {
  const { table } = basis
  const pairs = currentPricePairs(table, today)
  const current = currentClaim(table, today)
  const { combinationsAbove, ...range } = savingsRange(pairs, current?.percent ?? 100)
  const journeys = pairs.filter(({ country }) => hasCurrentJourney(table, country, today))
  const combinationsDoorToDoor = journeys.length
  const combinationsStayHome = journeys.filter((pair) => journeyCostOf(pair, basis).verdict === 'STAY_HOME').length
  // A claim that no price supports is not shown.
  const claim = combinationsAbove > 0 ? (current?.text ?? null) : null

  const days = pairs.map(({ asOf }) => asOf).toSorted()
  const asOf = days[0] ?? egyptPriceOf(table, 'lasik').as_of
  const source = sourceOf(pairs.map((pair) => pair.source)) ?? egyptPriceOf(table, 'lasik').source
  const above = claim && current ? { percent: current.percent, combinations: combinationsAbove } : null
  const procedures = new Set(pairs.map(({ procedure }) => procedure)).size
  const journey = { combinationsDoorToDoor, combinationsStayHome }
  const evidence = claimEvidence({ ...range, ...journey, above, procedures, asOf })
  return { claim, ...range, combinationsAbove, ...journey, evidence, source, asOf }
}

function currentClaim({ claims }: PriceTable, today: string): SavingsClaim | undefined {
  return claims.find((candidate) => isValidOn(candidate, today))
}

/** Returns the claim that pages show today; undefined while no current price supports one. */
export function shownSavingsClaim(table: PriceTable, today: string): SavingsClaim | undefined {
  const current = currentClaim(table, today)
  if (!current) return undefined
  return savingsRange(currentPricePairs(table, today), current.percent).combinationsAbove > 0 ? current : undefined
}

/** Whether neither the flight from a country nor a night in Egypt is priced more than twelve months ago. */
function hasCurrentJourney({ prices }: PriceTable, country: string, today: string): boolean {
  const parts = [priceKey(country, flight), priceKey(egypt, night)]
  return parts.every((key) => {
    const price = prices.get(key)
    return price !== undefined && !isOutdated(price.as_of, today)
  })
}

/** Combinations with a price at home and in Egypt of which neither is older than twelve months. */
function currentPricePairs(table: PriceTable, today: string) {
  return savingsProcedureValues.flatMap((procedure) => {
    const inEgypt = egyptPriceOf(table, procedure)
    if (isOutdated(inEgypt.as_of, today)) return []
    return savingsCountryValues.flatMap((country) => {
      const home = table.prices.get(priceKey(country, procedure))
      if (!home?.price_usd_cents || isOutdated(home.as_of, today)) return []
      const asOf = earlierDate(home.as_of, inEgypt.as_of)
      const cents = { home: home.price_usd_cents, egypt: inEgypt.cents }
      return [{ country, procedure, ...cents, asOf, source: [home.source, inEgypt.source] }]
    })
  })
}

function earlierDate(one: string, other: string): string {
  return one < other ? one : other
}

/** Returns the one source of all prices, or how many there are; undefined without prices. */
function sourceOf(sources: readonly (readonly string[])[]): string | undefined {
  const [first, ...others] = new Set(sources.flat())
  return others.length === 0 ? first : `${others.length + 1} sources, named with each price`
}

/** Every price of the table, by procedure and country, in the order of the lists (CALC-12..35, D-29). */
export async function readSavingsPrices(ctx: ContentCtx): Promise<Output<typeof ReadSavingsPrices>> {
  const [table, facts] = await Promise.all([readPriceTable(ctx), readJourneyFacts(savingsProcedureValues, ctx)])
  const today = dayOf(ctx.now())
  const procedures = savingsProcedures.map(({ name, value: procedure }) => {
    const { as_of: asOf, cents, unit } = egyptPriceOf(table, procedure)
    const homes = savingsCountries.map(({ name: countryName, value: country }) => {
      const homeCents = table.prices.get(priceKey(country, procedure))?.price_usd_cents ?? null
      const { verdict } = journeyCostOf({ country, procedure }, { table, facts })
      return { country, countryName, cost: homeCents === null ? null : homeCents / 100, verdict }
    })
    const egyptCost = cents / 100
    return { procedure, procedureName: name, unit, egyptCost, asOf, isOutdated: isOutdated(asOf, today), homes }
  })

  const treatments = [...table.prices.values()].filter(({ procedure }) => isSavingsProcedure(procedure))
  const [asOf = ''] = treatments.map(({ as_of }) => as_of).toSorted()
  return { procedures, source: sourceOf([treatments.map(({ source }) => source)]) ?? '', asOf }
}
