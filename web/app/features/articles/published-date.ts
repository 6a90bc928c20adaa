import type { DatePrecision } from '../../publications/publication.types.js'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A date as exactly as it is known: a day or a month (D-59, ART-12, ART-16). */
export function publishedDate(on: string, precision: DatePrecision | null): string {
  const [year = 0, monthOfYear = 1, dayOfMonth = 1] = on.split('-').map(Number)
  const date = new Date(Date.UTC(year, monthOfYear - 1, dayOfMonth))
  return (precision === 'MONTH' ? month : day).format(date)
}
