/** How long a journey of our operators is stored, as PostgreSQL spells intervals: long enough to look at one that failed. */
export const syntheticJourneyPeriod = '1 hour'
