/** All airports in one statement (AIR-18); they are sorted by the rules, whatever the database's collation. */
export const listAirportsSql = `/* listAirports */ select country, code, airport as name from airports`

/** Stores shipped airports; those that exist already were found unchanged since they were seeded. */
export const storeShippedAirportsSql = `/* storeShippedAirports */
  insert into airports (code, country, country_code, airport, seeded_hash)
  select code, country, country_code, airport, seeded_hash
  from jsonb_to_recordset($1::jsonb)
    as shipped (code text, country text, country_code text, airport text, seeded_hash text)
  on conflict (code) do update set
    country = excluded.country,
    country_code = excluded.country_code,
    airport = excluded.airport,
    seeded_hash = excluded.seeded_hash`
