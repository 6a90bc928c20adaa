import type { Input, Output } from '@seneb/contracts/define'
import type { ReadPriceEffect } from '@seneb/contracts/messages/content/price.messages'
import {
  savingsCountries,
  savingsProcedures,
  savingsProcedureValues,
  type SavingsCountry,
  type SavingsProcedure,
} from '@seneb/contracts/vocabulary/savings-options'
import { treatmentPages } from '@seneb/contracts/vocabulary/specialties'

import type { ContentCtx } from '../content-ctx.js'
import { journeyCostOf, readJourneyFacts, type JourneyBasis } from '../journey-costs/read-journey-cost.js'
import { egypt, priceKey } from '../price-table/price-keys.rules.js'
import { readStoredPriceTable, type PriceTable } from '../price-table/price-table.js'
import { savingsClaimOf } from '../savings-estimates/read-savings-estimate.js'
import { savingOf } from '../savings-estimates/savings-estimate.rules.js'
import { dayOf, isValidOn } from '../site/claim.rules.js'
import { mustHavePrice, proposedPrices, type ProposedPrice } from '../price-table/price-values.rules.js'
import { findChange } from '../price-table/read-prices.js'

type Effect = Output<typeof ReadPriceEffect>

/** Returns the effect of proposed prices on claim, estimates and pages, against the prices as they are stored now. */
export async function readPriceEffect(
  { changeId, prices: sent = [] }: Input<typeof ReadPriceEffect>,
  ctx: ContentCtx,
): Promise<Effect> {
  const change = changeId === undefined ? undefined : await ctx.db.read((tx) => findChange(changeId, tx))
  const prices = change?.prices ?? proposedPrices(sent)
  const [table, facts] = await Promise.all([readStoredPriceTable(ctx), readJourneyFacts(savingsProcedureValues, ctx)])
  const before = { table, facts }
  const after = { table: withPrices(table, prices), facts }
  const today = dayOf(ctx.now())
  const estimates = changedEstimates(before, after)
  const shown = table.claims.find((claim) => isValidOn(claim, today))
  const claim = { text: shown?.text ?? null, before: claimIn(before, today), after: claimIn(after, today) }
  return { claim, estimates, pages: pagesOf({ claim, estimates }, prices) }
}

/** Returns the price table as it would be with the proposed prices. */
function withPrices({ claims, prices }: PriceTable, proposed: readonly ProposedPrice[]): PriceTable {
  const next = new Map(prices)
  for (const { asOf: as_of, cents: price_usd_cents, key, source } of proposed) {
    const row = next.get(key)
    // Estimates cannot do without prices in Egypt and of flights; one that is being typed may still be empty.
    if (!row || (price_usd_cents === null && mustHavePrice({ country: row.country, item: row.procedure }))) continue
    next.set(key, { ...row, price_usd_cents, source, as_of })
  }
  return { prices: next, claims }
}

function claimIn(basis: JourneyBasis, today: string): Effect['claim']['before'] {
  const { asOf: _asOf, claim, evidence: _evidence, source: _source, ...range } = savingsClaimOf(basis, today)
  return { isShown: claim !== null, ...range }
}

function changedEstimates(before: JourneyBasis, after: JourneyBasis): Effect['estimates'] {
  return savingsProcedures.flatMap(({ name: procedureName, value: procedure }) =>
    savingsCountries.flatMap(({ name: countryName, value: country }) => {
      const [now, then] = [estimateIn(before, country, procedure), estimateIn(after, country, procedure)]
      if (now.text === then.text) return []
      return [{ country, countryName, procedure, procedureName, before: now.figures, after: then.figures }]
    }),
  )
}

function estimateIn(basis: JourneyBasis, country: SavingsCountry, procedure: SavingsProcedure) {
  const { differenceCents, homeCents, lines, units, verdict } = journeyCostOf({ country, procedure }, basis)
  const treatment = lines.find(({ part }) => part === 'TREATMENT')?.unitCents ?? 0
  const { percentageSaved } = savingOf(homeCents === null ? null : homeCents / units, treatment)
  const figures = { percentageSaved, differenceCents, verdict }
  return { figures, text: JSON.stringify([figures, lines]) }
}

/** Pages that show a figure which changes. */
function pagesOf({ claim, estimates }: Omit<Effect, 'pages'>, prices: readonly ProposedPrice[]): string[] {
  if (estimates.length === 0) return []
  const isClaimChanged = JSON.stringify(claim.before) !== JSON.stringify(claim.after)
  const inEgypt = savingsProcedures.filter(({ value }) => prices.some(({ key }) => key === priceKey(egypt, value)))
  const treatments = treatmentPages.filter(({ procedure }) =>
    inEgypt.some(({ catalogueSlug }) => catalogueSlug === procedure),
  )
  return [
    '/',
    ...(isClaimChanged ? ['/refer'] : []),
    '/budget-estimator',
    ...treatments.map(({ slug }) => `/treatments/${slug}`),
    ...estimates.map(({ country, procedure }) => `/costs/${procedure}/${country}`),
  ]
}
