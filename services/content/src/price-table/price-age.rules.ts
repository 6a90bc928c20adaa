import { priceDueSoonDays, type PriceAge } from '@seneb/contracts/vocabulary/price-changes'

import { yearAfter } from '../site/claim.rules.js'

const dayMs = 24 * 60 * 60 * 1000

/** Whether a price is older than twelve months, so that no range and no claim may rest on it. */
export function isOutdated(asOf: string, today: string): boolean {
  return today > yearAfter(asOf)
}

/** Returns the age of a price with the last day on which it is current. */
export function ageOf(asOf: string, today: string): { readonly age: PriceAge; readonly currentUntil: string } {
  const currentUntil = yearAfter(asOf)
  if (isOutdated(asOf, today)) return { age: 'outdated', currentUntil }
  const days = (Date.parse(currentUntil) - Date.parse(today)) / dayMs
  return { age: days <= priceDueSoonDays ? 'due-soon' : 'current', currentUntil }
}
