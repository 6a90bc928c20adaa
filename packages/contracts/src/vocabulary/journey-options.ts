/** What one figure of a journey may be at most; together they stay below what a 32-bit number of cents holds. */
export const journeyLimits = {
  /** US dollars for one eye, tooth or implant. */
  unitPriceUsd: 100_000,
  units: 40,
  journeys: 10,
  /** US dollars for the way there and back. */
  flightUsd: 20_000,
  nights: 100,
  /** US dollars. */
  nightUsd: 5000,
  /** Of treatment, flights and nights together. */
  reservePercent: 100,
} as const

/** What a sum is made of, in the order people read it. */
export const journeyParts = ['HOME', 'TREATMENT', 'FLIGHTS', 'NIGHTS', 'RESERVE'] as const

/**
 * What a comparison comes to. `CLOSE` is a difference that one changed figure turns round; `STAY_HOME` says that the
 * journey costs as much as it saves, or more.
 */
export const journeyVerdicts = ['SAVES', 'CLOSE', 'STAY_HOME', 'NO_HOME_PRICE'] as const
