import { publicationOrder } from '../publications/publication-order.js'

/** A claim of the register whose figure the price table has to bear out (O-2, D-26). */
export interface SavingsClaim {
  readonly key: string
  readonly text: string
  /** Saving that it promises. */
  readonly percent: number
  readonly validFrom?: string
  readonly validTo?: string
}

/** Reads the published claims that are computed from the price table; the first that is valid is shown. */
export const savingsClaimsSql = `/* readSavingsClaims */
  select key, content ->> 'text' as text, (content ->> 'percent')::int as percent,
    content ->> 'validFrom' as "validFrom", content ->> 'validTo' as "validTo"
  from publications p
  where kind = 'claim' and content ->> 'computedFrom' = 'price-table' and content ->> 'percent' is not null
    and not is_sample
  order by ${publicationOrder}`
