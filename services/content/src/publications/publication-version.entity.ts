import type { EditableKind, VersionState } from '@seneb/contracts/publications/publication-editing'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A record that staff edited. Its revision grows by one with every change of the record or of its versions. */
@Entity('publication_heads')
export class PublicationHead {
  @PrimaryColumn({ type: 'text' }) kind: EditableKind
  @PrimaryColumn({ type: 'text' }) key: string
  @Column({ type: 'int' }) revision: number
  @Column({ type: 'timestamptz', nullable: true }) archived_at?: Date | null
  /** Address that it had on the site; null for a record without one. */
  @Column({ type: 'text', nullable: true }) archived_path?: string | null
  /** Page to which that address redirects; without one it answers 410. */
  @Column({ type: 'text', nullable: true }) redirect_path?: string | null
}

/** A version of a record. Its content is fixed from the time it is scheduled or published. */
@Entity('publication_versions')
export class PublicationVersion {
  @PrimaryColumn({ type: 'text' }) kind: EditableKind
  @PrimaryColumn({ type: 'text' }) key: string
  /** Counts from 1 for each record. */
  @PrimaryColumn({ type: 'int' }) number: number
  @Column({ type: 'text' }) state: VersionState
  @Column({ type: 'jsonb' }) content: Readonly<Record<string, unknown>>
  @Column({ type: 'text' }) title: string
  @Column({ type: 'text', nullable: true }) path?: string | null
  /** Reason for this version, as given by its author. */
  @Column({ type: 'text', nullable: true }) note?: string | null
  /** Everyone who wrote part of it; none of them may approve it. */
  @Column({ type: 'uuid', array: true }) authors: string[]
  /** Digest of the content on the site over which it was written; null for a record that was not on it. */
  @Column({ type: 'text', nullable: true }) base_digest?: string | null
  @Column({ type: 'timestamptz' }) written_at: Date
  /** Last author; null for content shipped with the platform. */
  @Column({ type: 'uuid', nullable: true }) written_by?: string | null
  @Column({ type: 'timestamptz', nullable: true }) approved_at?: Date | null
  @Column({ type: 'uuid', nullable: true }) approved_by?: string | null
  @Column({ type: 'timestamptz', nullable: true }) publish_at?: Date | null
  @Column({ type: 'uuid', nullable: true }) scheduled_by?: string | null
  @Column({ type: 'timestamptz', nullable: true }) published_at?: Date | null
  @Column({ type: 'uuid', nullable: true }) published_by?: string | null
  /** Reason for which it was returned to its author, or for which its schedule was stopped. */
  @Column({ type: 'text', nullable: true }) return_reason?: string | null
}

/** A version as lists read it, with the review that its content names. */
export interface ListedVersion extends PublicationVersion {
  readonly reviewer: string | null
  readonly reviewed_on: string | null
}

/** Adds the head of a record that was never edited. $1 kind, $2 key */
export const addHeadSql = `/* addPublicationHead */
  insert into publication_heads (kind, key, revision) values ($1, $2, 0) on conflict do nothing returning kind`

/**
 * Locks a record against concurrent edits. It must be read in the next statement, because this one may have waited for
 * an edit and does not see its rows. $1 kind, $2 key
 */
export const lockHeadSql = `/* lockPublicationHead */
  select revision from publication_heads where kind = $1 and key = $2 for update`

/** Locks every record that staff edited, in one order, before the content on the site is changed. */
export const lockHeadsSql = `/* lockPublicationHeads */
  select revision from publication_heads order by kind, key for update`

/**
 * Counts changes by a release as revisions, so that a save over the text before them is refused. $1 kinds, $2 keys; $3
 * whether it was on the site before
 */
export const countReleaseSql = `/* countPublicationRelease */
  insert into publication_heads (kind, key, revision)
  select kind, key, 1 from unnest($1::text[], $2::text[], $3::boolean[]) as changed (kind, key, was_shown)
  where was_shown or exists (
    select from publication_heads h where h.kind = changed.kind and h.key = changed.key
  )
  on conflict (kind, key) do update set revision = publication_heads.revision + 1
  returning kind`

/** Reads the last number of a record and the content of its published version. $1 kind, $2 key */
export const lastVersionSql = `/* readLastPublicationVersion */
  select
    coalesce(max(number), 0)::int as number,
    (array_agg(content) filter (where state = 'published'))[1] as published
  from publication_versions where kind = $1 and key = $2`

const isOpen = `in ('draft', 'in-review', 'approved', 'scheduled')`

/** The columns of a version without its content. */
const columns = `number, state, title, note, written_at, written_by, approved_at, approved_by, publish_at,
  published_at, published_by, return_reason, content -> 'reviewer' ->> 'name' as reviewer,
  content -> 'reviewer' ->> 'on' as reviewed_on`

/** Reads the open version. $1 kind, $2 key */
export const openVersionSql = `/* readOpenPublicationVersion */
  select kind, key, ${columns}, content, path, authors, base_digest, scheduled_by from publication_versions
  where kind = $1 and key = $2 and state ${isOpen}`

/** Reads the newest versions of a record. $1 kind, $2 key, $3 how many */
export const newestVersionsSql = `/* readPublicationVersions */
  select ${columns} from publication_versions where kind = $1 and key = $2 order by number desc limit $3`

/** Reads one version, and the content that was published before it. $1 kind, $2 key, $3 number */
export const oneVersionSql = `/* readPublicationVersion */
  select ${columns}, content, (
    select b.content from publication_versions b
    where b.kind = v.kind and b.key = v.key and b.number < v.number and b.published_at is not null
    order by b.number desc limit 1
  ) as previous
  from publication_versions v where kind = $1 and key = $2 and number = $3`

/** Reads the records whose schedule is due. $1 now */
export const dueSchedulesSql = `/* readDuePublicationSchedules */
  select kind, key from publication_versions where state = 'scheduled' and publish_at <= $1
  order by publish_at limit 20`

/** Reads the address of an archived record. $1 path */
export const archivedPathSql = `/* readArchivedPath */
  select redirect_path as "redirectPath" from publication_heads where archived_path = $1 limit 1`

/**
 * Lists records on the site, drafts that never were, also discarded ones, and archived records, by title. $1 kinds; $2 text in the title or
 * key, or null. $3 filter; $4 title, $5 kind and $6 key of the last row before, or null; $7 how many; $8 medical kinds,
 * $9 pages whose questions are medical; $10 today
 */
export const listPublicationsSql = `/* listEditablePublications */
  with listed as (
    select p.kind, p.key, p.title, p.path, p.is_sample, 'published' as state, p.changed_at,
      p.content -> 'reviewer' ->> 'dueOn' as review_due_on,
      coalesce(
        p.content -> 'reviewer' ->> 'dueOn' <= $10,
        p.kind = any ($8::text[]) or (p.kind = 'faq' and p.content -> 'shownOn' ?| $9::text[])
      ) as is_review_due
    from publications p where p.kind = any ($1::text[])
    union all
    select h.kind, h.key, v.title, v.path, false,
      case when h.archived_at is null then 'unpublished' else 'archived' end, coalesce(h.archived_at, v.written_at),
      null, false
    from publication_heads h
    cross join lateral (
      select title, path, written_at from publication_versions
      where kind = h.kind and key = h.key order by state = 'discarded', number desc limit 1
    ) v
    where h.kind = any ($1::text[])
      and not exists (select from publications p where p.kind = h.kind and p.key = h.key)
  ),
  found as (
    select l.kind, l.key, l.title, l.path, l.is_sample, l.state, o.state as open_state, o.publish_at,
      l.review_due_on, l.is_review_due, greatest(l.changed_at, o.written_at) as changed_at, lower(l.title) as sort_title, count(*) over ()::int as total
    from listed l
    left join publication_versions o on o.kind = l.kind and o.key = l.key and o.state ${isOpen}
    where ($2::text is null or position(lower($2) in lower(l.title)) > 0 or position(lower($2) in l.key) > 0)
      and case $3
        when 'open' then o.state is not null
        when 'in-review' then o.state = 'in-review'
        when 'scheduled' then o.state = 'scheduled'
        when 'archived' then l.state = 'archived'
        when 'review-due' then l.is_review_due
        else true
      end
  )
  select kind, key, title, path, is_sample as "isSample", state, open_state as "openState", publish_at as "publishAt",
    changed_at as "changedAt", review_due_on as "reviewDueOn", is_review_due as "isReviewDue",
    sort_title as "sortTitle", total
  from found
  where $4::text is null or (sort_title, kind, key) > ($4, $5, $6)
  order by sort_title, kind, key
  limit $7`
