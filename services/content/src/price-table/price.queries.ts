/** Replicas that start at once seed one after the other. */
export const lockPricesSql = `/* lockPrices */ select pg_advisory_xact_lock(hashtext('reference_prices'))`
