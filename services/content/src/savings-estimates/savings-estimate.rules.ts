import { percentOf } from '../percent.rules.js'

/** Saving on one unit, in US cents; null where it cannot be determined. */
export interface Saving {
  readonly savingsCents: number | null
  readonly percentageSaved: number | null
  readonly reason: 'NO_HOME_PRICE' | 'NO_SAVING' | null
}

/** Savings over the shipped combinations, as evidence of a claim. */
export interface SavingsRange {
  /** Null without combinations. */
  readonly minPercent: number | null
  readonly maxPercent: number | null
  readonly combinations: number
  readonly combinationsAbove: number
}

/**
 * The saving of a treatment in Egypt (CALC-10, CALC-11). Without a price at home there is none to name (D-29), and one
 * that is no saving is not called one (D-31).
 */
export function savingOf(homeCents: number | null, egyptCents: number): Saving {
  if (homeCents === null) return { savingsCents: null, percentageSaved: null, reason: 'NO_HOME_PRICE' }
  if (homeCents <= egyptCents) return { savingsCents: null, percentageSaved: null, reason: 'NO_SAVING' }
  const savingsCents = homeCents - egyptCents
  return { savingsCents, percentageSaved: percentOf(savingsCents, homeCents), reason: null }
}

/** The reason as people read it (D-29, D-31). */
export function reasonText(reason: Saving['reason'], countryName: string): string | null {
  if (reason === 'NO_HOME_PRICE') {
    return `No reference price is available for this procedure in ${countryName} yet.`
  }
  return reason === 'NO_SAVING' ? 'No saving for this combination' : null
}

/** The evidence of a claim of `percent`: least and most that is saved, and how many combinations save more (O-2). */
export function savingsRange(savings: readonly { home: number; egypt: number }[], percent: number): SavingsRange {
  const percents = savings.map(({ egypt, home }) => Math.max(0, percentOf(home - egypt, home)))
  const above = savings.filter(({ egypt, home }) => (home - egypt) * 100 > percent * home)
  return {
    minPercent: percents.length === 0 ? null : Math.min(...percents),
    maxPercent: percents.length === 0 ? null : Math.max(...percents),
    combinations: savings.length,
    combinationsAbove: above.length,
  }
}

interface ClaimEvidence {
  readonly minPercent: number | null
  readonly maxPercent: number | null
  readonly combinations: number
  /** The claim's percentage and how many combinations save more; null without a claim. */
  readonly above: { readonly percent: number; readonly combinations: number } | null
  /** Combinations whose prices of flights and nights are current as well. */
  readonly combinationsDoorToDoor: number
  readonly combinationsStayHome: number
  readonly procedures: number
  /** YYYY-MM-DD */
  readonly asOf: string
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/**
 * Returns the basis of a claim about savings: the range of the table, its date, and the comparisons that the cost of
 * the journey reverses.
 */
export function claimEvidence({ above, asOf, procedures, ...range }: ClaimEvidence): string {
  const { combinations, combinationsDoorToDoor, combinationsStayHome, maxPercent, minPercent } = range
  if (combinations === 0)
    return 'Our prices are older than twelve months, so we name no savings until they are checked.'
  const asOfDay = day.format(new Date(asOf))
  return [
    `Typical savings ${minPercent}–${maxPercent}% on the ${procedures} listed procedures, for the treatment alone (our table, as of ${asOfDay}).`,
    ...(above
      ? [
          `Of ${combinations} comparisons, ${combinations - above.combinations} save up to ${above.percent}% and ${above.combinations} save more.`,
        ]
      : []),
    combinationsDoorToDoor === 0
      ? 'Our prices of flights and nights are older than twelve months, so we compare no whole journeys until they are checked.'
      : `With flights, nights and a reserve, staying home is cheaper in ${combinationsStayHome} of ${combinationsDoorToDoor} comparisons.`,
  ].join(' ')
}
