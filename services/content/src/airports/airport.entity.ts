import { Column, Entity, PrimaryColumn } from 'typeorm'

/** An airport people may depart from, under the column names of the specification (AIR-10). */
@Entity('airports')
export class Airport {
  /** IATA code. */
  @PrimaryColumn({ type: 'text' }) code: string
  @Column({ type: 'text' }) country: string
  /** ISO 3166-1 alpha-2. */
  @Column({ type: 'text', nullable: true }) country_code: string | null
  /** 'Name Airport (XXX)'. */
  @Column({ type: 'text' }) airport: string
  /** Time from which new enquiries can no longer choose it. */
  @Column({ type: 'timestamptz', nullable: true }) retired_at: Date | null
  /** Digest of the row as it was seeded; null for rows added by people. */
  @Column({ type: 'text', nullable: true }) seeded_hash: string | null
}

/** All airports in one statement (AIR-18); they are sorted by the rules, whatever the database's collation. */
export const listAirportsSql = `/* listAirports */
  select coalesce(c.name, a.country) as country, a.code, a.airport as name,
    coalesce(c.former_names, '{}') as "formerCountries"
  from airports a
  left join countries c on c.code = a.country_code
  where a.retired_at is null and c.retired_at is null`

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
