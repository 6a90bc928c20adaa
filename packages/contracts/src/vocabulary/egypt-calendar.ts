const dayMs = 24 * 60 * 60 * 1000

/** Whether a day (YYYY-MM-DD) is a Friday or Saturday, on which most clinics in Egypt are closed or open less. */
export function isWeekendInEgypt(day: string): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday === 5 || weekday === 6
}

const islamic = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  day: 'numeric',
  month: 'numeric',
  timeZone: 'UTC',
})

/** Ramadan and the two feasts that fall between two days, both included; which days they are may shift by one. */
export function feastsBetween(first: string, last: string): string[] {
  const feasts = new Set<string>()
  for (let at = Date.parse(first); at <= Date.parse(last); at += dayMs) {
    const feast = feastOn(at)
    if (feast) feasts.add(feast)
  }
  return [...feasts]
}

function feastOn(instant: number): string | undefined {
  const parts = islamic.formatToParts(instant)
  const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const month = numberOf('month')
  const date = numberOf('day')
  if (month === 9) return 'Ramadan'
  if (month === 10 && date <= 3) return 'Eid al-Fitr'
  if (month === 12 && date >= 9 && date <= 13) return 'Eid al-Adha'
  return undefined
}

/** Nights that a tourist visa for Egypt commonly allows. */
export const visaNights = 30
