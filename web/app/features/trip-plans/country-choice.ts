export interface CountryOption {
  readonly code: string
  readonly name: string
}

/**
 * Countries to choose from, with their source: the graph, our built-in list as a fallback, or pending (AIR-01..05,
 * D-52). There is always a list.
 */
export interface CountryChoice {
  readonly state: 'loaded' | 'fallback' | 'failed' | 'loading'
  readonly countries: readonly CountryOption[]
}

/** A choice in the page's data: one text, which a browser parses faster than four hundred. */
export interface CarriedCountryChoice {
  readonly state: CountryChoice['state']
  /** A line for each country: its code, a space, its name. */
  readonly lines: string
}

/** Makes a choice small for the page. */
export function carriedCountryChoice({ state, countries }: CountryChoice): CarriedCountryChoice {
  return { state, lines: countries.map(({ code, name }) => `${code} ${name}`).join('\n') }
}

/** Restores the choice that `carriedCountryChoice` compacted. */
export function countryChoiceOf({ state, lines }: CarriedCountryChoice): CountryChoice {
  const countries = lines === '' ? [] : lines.split('\n').map(countryOf)
  return { state, countries }
}

function countryOf(line: string): CountryOption {
  const space = line.indexOf(' ')
  return { code: line.slice(0, space), name: line.slice(space + 1) }
}
