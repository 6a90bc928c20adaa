import type { Input } from '@seneb/contracts/define'
import type { FieldProblem } from '@seneb/contracts/errors'
import type { CreatePriceChange } from '@seneb/contracts/messages/content/price.messages'
import { priceBounds } from '@seneb/contracts/vocabulary/price-changes'

import type { CurrentPrice } from './price-version.entity.js'
import { egypt, flight } from './price-keys.rules.js'

/** Values of a price as a change proposes them. */
export interface ProposedPrice {
  readonly key: string
  /** Version of the price that its author saw. */
  readonly version: number
  /** US cents; null where there is no reference price (D-29). */
  readonly cents: number | null
  readonly source: string
  readonly sourceUrl?: string
  /** YYYY-MM-DD */
  readonly asOf: string
  /** Version whose values are proposed again. */
  readonly restoredFrom?: number
}

export type SentPrice = Input<typeof CreatePriceChange>['prices'][number]

/** Returns prices as they are stored. */
export function proposedPrices(sent: readonly SentPrice[]): readonly ProposedPrice[] {
  return sent.map(({ asOf, hasNoPrice, key, price, source, sourceUrl, version }) => {
    const cents = hasNoPrice || price === undefined ? null : Math.round(price * 100)
    return { key, version, cents, source, ...(sourceUrl ? { sourceUrl } : {}), asOf }
  })
}

/** Returns a problem for each price of a change that cannot be stored. */
export function problemsOfPrices(
  sent: readonly SentPrice[],
  current: ReadonlyMap<string, CurrentPrice>,
  today: string,
): FieldProblem[] {
  const proposed = proposedPrices(sent)
  return sent.flatMap((price, at) => {
    const problem = problemOfPrice(price, { current: current.get(price.key), today })
    const isRepeated = sent.findIndex(({ key }) => key === price.key) < at
    const found = isRepeated ? { path: 'key', message: 'This price is there twice' } : problem
    if (found) return [{ path: `prices[${at}].${found.path}`, message: found.message }]
    const [before, after] = [current.get(price.key), proposed[at]]
    if (!before || !after || !isSameValue(before, after)) return []
    return [{ path: `prices[${at}].price`, message: 'Nothing is different from the current price' }]
  })
}

interface PriceBasis {
  readonly current: CurrentPrice | undefined
  readonly today: string
}

/** Returns the problem of one price at its field; undefined for one that can be stored. */
export function problemOfPrice(
  { asOf, hasNoPrice, price }: Pick<SentPrice, 'asOf' | 'hasNoPrice' | 'price'>,
  { current, today }: PriceBasis,
): FieldProblem | undefined {
  if (!current) return { path: 'key', message: 'Price not found' }
  if (asOf > today) return { path: 'asOf', message: 'Please give a day that is not in the future' }
  if (hasNoPrice && price !== undefined) {
    return { path: 'price', message: 'Please give a price, or choose that there is none' }
  }
  if (price === undefined && !hasNoPrice) return { path: 'price', message: 'Please give a price' }
  if (hasNoPrice && mustHavePrice(current)) {
    return { path: 'price', message: 'Every estimate needs this price. Only a treatment at home can be without one.' }
  }
  return undefined
}

/** Estimates add up prices in Egypt and of flights, so that a missing one would make a journey look cheaper (D-29). */
export function mustHavePrice({ country, item }: Pick<CurrentPrice, 'country' | 'item'>): boolean {
  return country === egypt || item === flight
}

/** Whether a proposed price is the one on the site already. */
export function isSameValue(current: CurrentPrice, { asOf, cents, source, sourceUrl }: ProposedPrice): boolean {
  return (
    current.cents === cents &&
    current.source === source &&
    (current.sourceUrl ?? undefined) === sourceUrl &&
    current.asOf === asOf
  )
}

const dayMs = 24 * 60 * 60 * 1000

/** Returns the problem of the day from which a change is valid. */
export function validFromProblem(validFrom: string | undefined, today: string): string | undefined {
  if (validFrom === undefined) return undefined
  const days = (Date.parse(validFrom) - Date.parse(today)) / dayMs
  if (days < 0) return 'Please choose today or a day to come'
  return days > priceBounds.scheduleDays ? 'Please choose a day within a year' : undefined
}
