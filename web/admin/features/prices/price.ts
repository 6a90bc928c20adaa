import type {
  DeskPriceChangeFragment,
  DeskPriceComparisonFragment,
  DeskPriceFragment,
  DeskPriceValuesFragment,
} from '../../graph/generated/prices/graphql.js'
import { pricesCopy } from './prices.copy.js'

export type Price = DeskPriceFragment
export type PriceValues = DeskPriceValuesFragment
export type PriceChange = DeskPriceChangeFragment
export type PriceComparison = DeskPriceComparisonFragment

/** Path of the page of a price by its key, such as `usa/lasik`. */
export function pricePath(key: string): string {
  return `/prices/${key}`
}

export function changePath(id: string): string {
  return `/prices/changes/${id}`
}

/** Path of the form of a change of one price. */
export function editPath(key: string, id: string): string {
  return `${pricePath(key)}?change=${id}`
}

const usd = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

/** Returns an amount as people read it. */
export function priceText({ price }: Pick<PriceValues, 'price'>): string {
  return price === null ? pricesCopy.table.noPrice : usd.format(price)
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

export function dayText(date: string): string {
  return day.format(new Date(date))
}

/** Returns all values of a price as one text, for comparing two of them. */
export function textOfValues(values: PriceValues): string {
  const { asOf, source, sourceUrl } = values
  return `${priceText(values)}, ${source}${sourceUrl ? ` ${sourceUrl}` : ''}, ${dayText(asOf)}`
}
