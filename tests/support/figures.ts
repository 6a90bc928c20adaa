/** The value below which `part` (0 to 1) of the values lie; 0 of none. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * part) - 1))] ?? 0
}

/** The middle value. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}
