/** Value that a person filled in, with the name of its form field. */
export interface Fact {
  readonly name: string
  readonly value: string
}

type Value = string | number | boolean | readonly string[] | null | undefined

/** Returns the facts that have a value; empty ones are omitted. */
export function toFacts(values: Readonly<Record<string, Value>>): Fact[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const text = formatValue(value)
    return text ? [{ name, value: text }] : []
  })
}

function formatValue(value: Value): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? value.join(', ') : String(value)
}

/** Formats cents as dollars; bigint columns arrive as text. */
export function formatDollars(cents: number | string | null | undefined): string | undefined {
  if (cents === null || cents === undefined) return undefined
  return `$${(Number(cents) / 100).toLocaleString('en-US', { maximumFractionDigits: 2 })}`
}
