const byName = new Intl.Collator('en').compare

/**
 * The countries of the database with the built-in ones added, each once, sorted as people read (AIR-04). A country is
 * the same when its code is, or its name but for case; the database's spelling wins.
 */
export function mergeCountries(stored: readonly Country[], builtIn: readonly Country[]): Country[] {
  const names = new Set<string>()
  const codes = new Set<string>()
  const merged: Country[] = []
  for (const { code, name } of [...withCodesFrom(builtIn, stored), ...builtIn]) {
    const key = nameKey(name)
    if (key === '' || names.has(key) || (code && codes.has(code))) continue
    names.add(key)
    if (code) codes.add(code)
    merged.push(code ? { code, name: name.trim() } : { name: name.trim() })
  }
  return merged.sort((a, b) => byName(a.name, b.name))
}

/** Countries stored without their code get that of the built-in one of the same name. */
function withCodesFrom(builtIn: readonly Country[], stored: readonly Country[]): Country[] {
  const codes = new Map(builtIn.map(({ code, name }) => [nameKey(name), code]))
  return stored.map(({ code, name }) => ({ code: code ?? codes.get(nameKey(name)), name }))
}

function nameKey(name: string): string {
  return name.trim().toLowerCase()
}

/** A country people may choose; `code` is ISO 3166-1 alpha-2, where known. */
export interface Country {
  readonly code?: string
  readonly name: string
}

/** Countries as people choose them, sorted by name, and the codes of those that can no longer be chosen. */
export interface CountryList {
  readonly countries: readonly Country[]
  readonly retiredCodes: readonly string[]
}
