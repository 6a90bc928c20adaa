const known = new WeakSet()

/**
 * Loader data that a document shows and does not carry (ADR 10). It reads like any other on the server; the router, which
 * writes what can be enumerated into the document, finds nothing in it.
 */
export function leftOut<Data extends object>(data: Data): Data {
  const hidden = Object.entries(data).map(([name, value]) => [name, { value: value as unknown }])
  const shown = Object.defineProperties({}, Object.fromEntries(hidden) as PropertyDescriptorMap) as Data
  known.add(shown)
  return shown
}

/** True for what `leftOut` gave. */
export function isLeftOut(data: unknown): boolean {
  return typeof data === 'object' && data !== null && known.has(data)
}
