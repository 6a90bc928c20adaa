import { Column, Entity, PrimaryColumn } from 'typeorm'

import { publicationOrder } from './publication-order.js'

/**
 * Published record of any kind, as people wrote it. Data that lists, search and the site map query is in columns. The
 * rest is one document, because a page is read and edited as a whole.
 */
@Entity('publications')
export class Publication {
  @PrimaryColumn({ type: 'text' }) kind: string
  @PrimaryColumn({ type: 'text' }) key: string
  /** Its position among its kind as it was added, from 1. */
  @Column({ type: 'int' }) position: number
  /** Position set by staff; null for records that were not moved. */
  @Column({ type: 'int', nullable: true }) moved_to?: number | null
  /** True for a sample in place of something real; omitted where samples are off (O-1). */
  @Column({ type: 'boolean' }) is_sample: boolean
  @Column({ type: 'jsonb' }) content: Readonly<Record<string, unknown>>
  /** Path on the site; null for records without a page or anchor. */
  @Column({ type: 'text', nullable: true }) path: string | null
  /** Kind shown in search results; null for records excluded from search. */
  @Column({ type: 'text', nullable: true }) search_kind: string | null
  @Column({ type: 'text' }) title: string
  @Column({ type: 'text' }) summary: string
  /** Every word of it, without markup. */
  @Column({ type: 'text' }) words: string
  /** Minutes. */
  @Column({ type: 'int' }) read_time: number
  @Column({ type: 'timestamptz' }) changed_at: Date
  /** Digest of the row as it was seeded; null for rows added by people. */
  @Column({ type: 'text', nullable: true }) seeded_hash: string | null
}

/** The one row that counts how often anything published changed. */
@Entity('publication_state')
export class PublicationState {
  @PrimaryColumn({ type: 'boolean' }) only_row: boolean
  /** 0 before anything was published. */
  @Column({ type: 'int' }) revision: number
  @Column({ type: 'timestamptz' }) changed_at: Date
  /** Day (UTC) for which beginnings and ends of validity were last published; null before the first time. */
  @Column({ type: 'date', nullable: true }) validity_day?: string | null
}

/**
 * Reads the requested kinds or single records in order, with one statement however many are requested. `$3`: whether
 * long fields, which lists do not show, are omitted. `$4`: whether samples are published. `$5`: versions of legal
 * documents whose text is read, by default the newest; of the others, number, day and summary of changes are.
 */
export const readPublicationsSql = `/* readPublications */
  select
    p.kind,
    p.key,
    case
      when p.kind = 'legal-document' then jsonb_set(p.content, '{versions}', (
        select jsonb_agg(
          case
            when not w.is_brief
              and entry ->> 'version' = coalesce(w.version, p.content #>> '{versions,-1,version}')
            then entry
            else entry - '{title,summary,meta,intro,sections}'::text[]
          end
          order by ordinal
        )
        from jsonb_array_elements(p.content -> 'versions') with ordinality as listed (entry, ordinal)
      ))
      when w.is_brief
      then p.content - '{intro,sections,content,procedures,whyEgypt,benefits,versions,sources}'::text[]
      else p.content
    end as content,
    p.path,
    p.read_time as "readTime",
    p.is_sample as "isSample",
    p.changed_at as "changedAt",
    s.remaining
  from unnest($1::text[], $2::text[], $3::boolean[], $5::text[]) as w (kind, key, is_brief, version)
  join publications p on p.kind = w.kind and (w.key is null or w.key = p.key)
  left join offer_spots s on p.kind = 'offer' and s.key = p.key
  where not p.is_sample or $4
  order by p.kind, ${publicationOrder}`

/** Reads the records of a kind in their order. $1 kind */
export const orderOfKindSql = `/* readPublicationOrder */
  select p.key, p.title from publications p where p.kind = $1 order by ${publicationOrder}`

/** Reads the position after the last record of a kind. $1 kind */
export const nextPositionSql = `/* readNextPosition */
  select coalesce(max(coalesce(moved_to, position)), 0) + 1 as position from publications where kind = $1`

/** Stores the whole order of a kind, so that a release with other positions does not change it. $1 kind, $2 keys */
export const storeOrderSql = `/* storePublicationOrder */
  update publications p set moved_to = o.number
  from unnest($2::text[]) with ordinality as o (key, number)
  where p.kind = $1 and p.key = o.key and p.moved_to is distinct from o.number
  returning p.key`

/** Locks the row until the change commits, so that revisions increase one by one. */
export const lockPublicationsSql = `/* lockPublications */
  select revision, changed_at as "changedAt" from publication_state for update`

/** Data for the site map, of every record that has a path or is shown on a page, and of every offered procedure. */
export const listPublishedChangesSql = `/* listPublicationChanges */
  select kind, key, path, title, changed_at as "changedAt", content -> 'shownOn' as "shownOn",
    coalesce(moved_to, position) as position
  from publications
  where not is_sample or $1
  union all
  select 'procedure', p.slug, null, p.name, s.changed_at, null, 1000 * t.position + p.position
  from catalogue_state s, procedures p
  join treatment_types t on t.slug = p.treatment_type_slug
  where p.retired_at is null and t.retired_at is null and t.slug <> 'other'
  order by kind, position, key`
