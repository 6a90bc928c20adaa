import type {
  CatalogueContent,
  CatalogueEntryKind,
  CatalogueVersionState,
} from '@seneb/contracts/publications/catalogue-entries'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A version of a catalogue entry. Its content never changes. */
@Entity('catalogue_versions')
export class CatalogueVersion {
  @PrimaryColumn({ type: 'text' }) kind: CatalogueEntryKind
  @PrimaryColumn({ type: 'text' }) key: string
  /** Counts from 1 for each entry. */
  @PrimaryColumn({ type: 'int' }) number: number
  @Column({ type: 'text' }) state: CatalogueVersionState
  @Column({ type: 'jsonb' }) content: CatalogueContent
  /** Reason for this version, as given by its author. */
  @Column({ type: 'text', nullable: true }) note?: string | null
  /** Everyone who wrote part of it; none of them may approve it. */
  @Column({ type: 'uuid', array: true }) authors: string[]
  /** Digest of the content over which it was written; null for an entry that did not exist. */
  @Column({ type: 'text', nullable: true }) base_digest?: string | null
  @Column({ type: 'timestamptz' }) written_at: Date
  /** Null for content shipped with the platform. */
  @Column({ type: 'uuid', nullable: true }) written_by?: string | null
  @Column({ type: 'timestamptz', nullable: true }) checked_at?: Date | null
  @Column({ type: 'uuid', nullable: true }) checked_by?: string | null
  @Column({ type: 'text', nullable: true }) return_reason?: string | null
}

/** Reads the newest versions of an entry. $1 kind, $2 key, $3 how many */
export const newestVersionsSql = `/* readCatalogueVersions */
  select number, state, content, note, authors, base_digest, written_at, written_by, checked_at, checked_by, return_reason
  from catalogue_versions where kind = $1 and key = $2 order by number desc limit $3`

const procedureContent = `p.facts || jsonb_build_object(
  'slug', p.slug, 'name', p.name, 'treatmentType', p.treatment_type_slug, 'position', p.position)`
const retired = (table: string) =>
  `case when ${table}.retired_at is null then '{}'::jsonb else jsonb_build_object('isRetired', true) end`
const airportContent = `jsonb_build_object(
  'code', a.code, 'name', regexp_replace(a.airport, ' \\([A-Z]{3}\\)$', ''), 'countryCode', coalesce(a.country_code, ''))`

/** Content of one entry as it is stored now, by its kind. $1 key */
export const currentContentSql = {
  'treatment-type': `/* readTreatmentTypeEntry */
    select jsonb_build_object('slug', t.slug, 'name', t.name, 'position', t.position) || ${retired('t')} as content
    from treatment_types t where slug = $1`,
  procedure: `/* readProcedureEntry */
    select ${procedureContent} || ${retired('p')} as content from procedures p where slug = $1`,
  country: `/* readCountryEntry */
    select jsonb_build_object('code', c.code, 'name', c.name) || ${retired('c')} as content
    from countries c where code = $1`,
  airport: `/* readAirportEntry */
    select ${airportContent} || ${retired('a')} as content from airports a where code = $1`,
} as const satisfies Record<CatalogueEntryKind, string>

/** A row of the list of entries, before a search and a filter. $1 holds built-in countries as JSON. */
const listed = {
  'treatment-type': `
    select slug as key, name, null::text as "group", retired_at is not null as is_retired, false as is_proposed,
      lpad(position::text, 3, '0') || name as sort
    from treatment_types where $1::jsonb is not null`,
  procedure: `
    select p.slug, p.name, t.name, p.retired_at is not null, false,
      lpad(t.position::text, 3, '0') || lpad(p.position::text, 3, '0') || p.name
    from procedures p join treatment_types t on t.slug = p.treatment_type_slug where $1::jsonb is not null
    union all
    select v.key, v.content ->> 'name', t.name, false, true,
      lpad(t.position::text, 3, '0') || lpad(v.content ->> 'position', 3, '0') || (v.content ->> 'name')
    from catalogue_versions v join treatment_types t on t.slug = v.content ->> 'treatmentType'
    where v.kind = 'procedure' and v.state in ('in-review', 'returned')
      and not exists (select from procedures p where p.slug = v.key)
      and not exists (
        select from catalogue_versions later where later.kind = v.kind and later.key = v.key and later.number > v.number)`,
  country: `
    select b.code, coalesce(c.name, b.name), null::text, c.retired_at is not null, false, coalesce(c.name, b.name)
    from jsonb_to_recordset($1::jsonb) as b (code text, name text)
    left join countries c on c.code = b.code
    union all
    select c.code, c.name, null::text, c.retired_at is not null, false, c.name from countries c
    where not exists (select from jsonb_to_recordset($1::jsonb) as b (code text) where b.code = c.code)`,
  airport: `
    select a.code, a.airport, coalesce(c.name, a.country), a.retired_at is not null, false, a.airport
    from airports a left join countries c on c.code = a.country_code where $1::jsonb is not null`,
} as const satisfies Record<CatalogueEntryKind, string>

/**
 * Lists entries of a kind. $1 built-in countries; $2 text in name, key or group, or null; $3 filter; $4 sort text and $5
 * key of the last row before, or null; $6 how many; $7 kind
 */
export function listEntriesSql(kind: CatalogueEntryKind): string {
  return `/* listCatalogueEntries */
    with listed (key, name, "group", is_retired, is_proposed, sort) as (${listed[kind]}),
    found as (
      select l.*, exists (
        select from catalogue_versions v where v.kind = $7 and v.key = l.key and v.state = 'in-review'
      ) as is_in_review, count(*) over ()::int as total
      from listed l
      where ($2::text is null or position(lower($2) in lower(concat_ws(' ', l.name, l.key, l."group"))) > 0)
        and case $3
          when 'retired' then l.is_retired
          when 'in-review' then exists (
            select from catalogue_versions v where v.kind = $7 and v.key = l.key and v.state = 'in-review')
          else true
        end
    )
    select key, name, "group", is_retired as "isRetired", is_proposed as "isProposed", is_in_review as "isInReview",
      sort, total
    from found
    where $4::text is null or (sort collate "C", key collate "C") > ($4, $5)
    order by sort collate "C", key collate "C"
    limit $6`
}
