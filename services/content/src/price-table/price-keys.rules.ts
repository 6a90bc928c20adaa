/** Country key of Egypt's prices. */
export const egypt = 'egypt'
/** Procedure keys of a journey's prices: flights by country, nights in Egypt. */
export const flight = 'flight'
export const night = 'night'

/** The key of a price. */
export function priceKey(country: string, procedure: string): string {
  return `${country}/${procedure}`
}
