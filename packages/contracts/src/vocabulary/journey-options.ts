/** Upper limits of a journey's figures; together they keep the total within a 32-bit number of cents. */
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
  /** Total of treatment, flights and nights. */
  reservePercent: 100,
} as const

/** Parts of a total, in display order. */
export const journeyLegs = ['HOME', 'TREATMENT', 'FLIGHTS', 'NIGHTS', 'RESERVE'] as const

/**
 * Result of a comparison. `CLOSE` is a difference that one changed figure would reverse; `STAY_HOME` means that the
 * journey costs as much as it saves, or more.
 */
export const journeyVerdicts = ['SAVES', 'CLOSE', 'STAY_HOME', 'NO_HOME_PRICE'] as const
