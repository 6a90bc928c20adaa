const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

/** US cents as dollars, with cents where there are some. */
export function dollarsOf(cents: number): string {
  return exact.format(cents / 100)
}

/** US cents as people say them: rounded to ten dollars, and below that to one. */
export function aboutDollars(cents: number): string {
  const dollars = Math.abs(cents) / 100
  return whole.format(dollars < 100 ? Math.round(dollars) : 10 * Math.round(dollars / 10))
}
