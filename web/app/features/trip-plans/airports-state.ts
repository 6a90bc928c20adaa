/** Where the list of a country's airports stands (AIR-06); `standIn` marks the built-in one (AIR-15, D-53). */
export type AirportsState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly count: number; readonly names: readonly string[]; readonly standIn: boolean }
  | { readonly kind: 'error' }
