import type { CatalogueEntryKind } from '@seneb/contracts/publications/catalogue-entries'

/** Finds a country that staff edited or added, or that has airports. $1 code */
export const countryCodesSql = `/* findCountryOfAirport */
  select code from countries where code = $1
  union select country_code from airports where country_code = $1 limit 1`

const hasName = (table: string) => `lower(${table}.name) = lower($1)
  or exists (select from unnest(${table}.former_names) as f (name) where lower(f.name) = lower($1))`

/** Finds another entry with this name now or before, so that a name always leads to one. $1 name, $2 key; $3 countries */
export const entryByNameSql = {
  'treatment-type': `/* findTreatmentTypeByName */
    select slug as key from treatment_types t where t.slug <> $2 and $3::jsonb is not null and (${hasName('t')}) limit 1`,
  procedure: `/* findProcedureByName */
    select slug as key from procedures p where p.slug <> $2 and $3::jsonb is not null and (${hasName('p')}) limit 1`,
  country: `/* findCountryByName */
    select code as key from countries c where c.code <> $2 and (${hasName('c')})
    union all
    select s.code from jsonb_to_recordset($3::jsonb) as s (code text, name text)
    where s.code <> $2 and lower(s.name) = lower($1) limit 1`,
} as const satisfies Partial<Record<CatalogueEntryKind, string>>
