const deferred = new WeakSet()

/**
 * Loader data that a document is rendered from and does not carry (ADR 10). It reads like any other on the server; the
 * router, which writes what can be enumerated into the document, finds nothing in it.
 */
export function deferLoaderData<Data extends object>(data: Data): Data {
  const hidden = Object.entries(data).map(([name, value]) => [name, { value: value as unknown }])
  const shown = Object.defineProperties({}, Object.fromEntries(hidden) as PropertyDescriptorMap) as Data
  deferred.add(shown)
  return shown
}

/** True for what `deferLoaderData` gave. */
export function isDeferredLoaderData(data: unknown): boolean {
  return typeof data === 'object' && data !== null && deferred.has(data)
}
