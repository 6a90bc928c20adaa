/** Retention of an operators' synthetic journey, as a PostgreSQL interval: long enough to investigate a failed one. */
export const syntheticJourneyPeriod = '1 hour'
