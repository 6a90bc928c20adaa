import type { DatePrecision } from '../../publications/publication.types.js'
import { dayOf } from '../../ui/figures.js'

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A date as exactly as it is known: a day or a month (D-59, ART-12, ART-16). */
export function publishedDate(on: string, precision: DatePrecision | null): string {
  return precision === 'MONTH' ? month.format(new Date(on)) : dayOf(on)
}
