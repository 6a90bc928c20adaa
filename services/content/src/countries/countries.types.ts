/** A country people may choose; `code` is ISO 3166-1 alpha-2, where known. */
export interface Country {
  readonly code?: string
  readonly name: string
}

/** Countries as people choose them, sorted by name. */
export type CountryList = readonly Country[]
