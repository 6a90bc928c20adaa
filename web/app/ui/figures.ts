/** Dollars as people write them: no cents unless there are some. */
export function dollars(amount: number): string {
  return money.format(amount)
}

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

/**
 * A day as every page writes it, `Jan 5, 2027`, as the trip planner's is fixed (TRIP-53); where the weekday counts it is
 * `Tuesday, January 5, 2027`. `date` is YYYY-MM-DD.
 */
export function dayOf(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`))
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
