const english = new Intl.DisplayNames(['en'], { type: 'region' })

/** Names that differ from those of browsers, or between browsers (D-32, D-54). */
const ours: Readonly<Record<string, string>> = {
  BQ: 'Bonaire, Sint Eustatius and Saba',
  CD: 'Democratic Republic of the Congo',
  CG: 'Republic of the Congo',
  CI: 'Ivory Coast',
  CZ: 'Czech Republic',
  FK: 'Falkland Islands',
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macau',
  PS: 'Palestine',
  SZ: 'Eswatini',
  TR: 'Turkey',
  VC: 'Saint Vincent and the Grenadines',
}

/** The name a country has on every form; `code` is ISO 3166-1 alpha-2. */
export function countryName(code: string): string {
  const name = ours[code] ?? english.of(code) ?? code
  return name.replaceAll(' & ', ' and ').replace(/^St\. /, 'Saint ')
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
let codes: ReadonlyMap<string, string> | undefined

/** The ISO 3166-1 alpha-2 code of a country by the name it has on every form. */
export function countryCode(name: string): string | undefined {
  // Made at the first use, because a start has no use for it.
  codes ??= new Map(letters.flatMap(codesFrom).map((code) => [countryName(code), code]))
  return codes.get(name)
}

/** Codes that begin with a letter, without retired ones, whose names are those of the country that replaced them. */
function codesFrom(first: string): readonly string[] {
  const all = letters.map((second) => first + second)
  return all.filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
}
