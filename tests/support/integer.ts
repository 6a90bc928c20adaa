/** Parses a number given as an option; throws one sentence when it is not a whole number within the bounds. */
export function integer(name: string, text: string, [min, max]: readonly [number, number]): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new Error(`--${name} must be a whole number from ${min} to ${max}`)
  }
  return value
}
