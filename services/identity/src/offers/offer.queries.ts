/** $1 offer, $2 when it expires: whoever comes first with it has answered it. */
export const takeOfferSql = `/* takeOffer */
  insert into used_offers (id, expires_at) values ($1, $2) on conflict do nothing returning id`
