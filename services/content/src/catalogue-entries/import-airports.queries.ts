/** Reads every airport as a file has it, by country and name. */
export const readAirportsSql = `/* readAirportsOfFile */
  select code, regexp_replace(airport, ' \\([A-Z]{3}\\)$', '') as name, coalesce(country_code, '') as "countryCode",
    retired_at is not null as "isRetired"
  from airports order by country_code, airport, code`

/** Reads the countries that staff edited or added. */
export const readCountryNamesSql = `/* readEditedCountryNames */ select code, name from countries`

/**
 * Stores changed airports with their versions: the content before as a version, where none has it, then the new one. $1
 * rows, $2 time, $3 author, $4 reason
 */
export const importAirportsSql = `/* importAirports */
  with rows as (
    select r.*, coalesce(v.number, 0) as last, c.content is distinct from r.before and r.before is not null as is_unrecorded
    from jsonb_to_recordset($1::jsonb) as r (
      code text, country text, country_code text, airport text, is_retired boolean,
      content jsonb, before jsonb, base_digest text)
    left join lateral (
      select max(number) as number from catalogue_versions where kind = 'airport' and key = r.code
    ) v on true
    left join lateral (
      select content from catalogue_versions where kind = 'airport' and key = r.code and state = 'current'
    ) c on true
  ),
  superseded as (
    update catalogue_versions v set state = 'superseded'
    from rows r where v.kind = 'airport' and v.key = r.code and v.state = 'current'
    returning v.key
  ),
  versions as (
    insert into catalogue_versions (
      kind, key, number, state, content, note, authors, base_digest, written_at, written_by)
    select 'airport', code, last + 1, 'superseded', before, null, '{}', null, $2::timestamptz, null
    from rows where is_unrecorded
    union all
    select 'airport', code, last + 1 + is_unrecorded::int, 'current', content, $4::text, array[$3::uuid], base_digest,
      $2::timestamptz, $3::uuid
    from rows
    returning key
  )
  insert into airports as a (code, country, country_code, airport, retired_at, seeded_hash)
  select code, country, country_code, airport, case when is_retired then $2::timestamptz end, null from rows
  on conflict (code) do update set
    country = excluded.country,
    country_code = excluded.country_code,
    airport = excluded.airport,
    retired_at = case when excluded.retired_at is null then null else coalesce(a.retired_at, excluded.retired_at) end,
    seeded_hash = null
  returning code`
