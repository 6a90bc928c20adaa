import type { ReplyField, ReplyLanguage } from '@seneb/contracts/vocabulary/reply-templates'
import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A template of replies, with its current version. */
@Entity('reply_templates')
export class ReplyTemplate {
  @PrimaryColumn({ type: 'text' }) key: string
  @Column({ type: 'integer' }) version: number
  /** Position among the templates. */
  @Column({ type: 'integer' }) position: number
  /** Name of its version; unique among the templates in use. */
  @Column({ type: 'text' }) name: string
  @Column({ type: 'text' }) language: ReplyLanguage
  @Column({ type: 'timestamptz', nullable: true }) archived_at?: Date | null
}

/** A version of a template, which never changes. */
@Entity('reply_template_versions')
export class ReplyTemplateVersion {
  @PrimaryColumn({ type: 'text' }) key: string
  @PrimaryColumn({ type: 'integer' }) version: number
  @Column({ type: 'text' }) name: string
  @Column({ type: 'text', array: true }) kinds: EnquiryKind[]
  @Column({ type: 'text' }) language: ReplyLanguage
  @Column({ type: 'text' }) subject: string
  @Column({ type: 'text' }) body: string
  @Column({ type: 'jsonb' }) fields: ReplyField[]
  /** Reason for this version, as given by its author. */
  @Column({ type: 'text', nullable: true }) note?: string | null
  @Column({ type: 'timestamptz' }) written_at: Date
  /** ID of the author; null for templates shipped with the platform. */
  @Column({ type: 'uuid', nullable: true }) written_by?: string | null
}

/** A template in its current version. */
export type CurrentTemplate = ReplyTemplateVersion & Pick<ReplyTemplate, 'archived_at'>

const columns = `key, version, v.name, v.kinds, v.language, v.subject, v.body, v.fields, v.note, v.written_at, v.written_by`
const current = `select ${columns}, t.archived_at
  from reply_templates t join reply_template_versions v using (key, version)`

/** The templates in their order. $1 one kind of enquiries, or null; $2 whether those that are archived too */
export const listTemplatesSql = `/* listReplyTemplates */
  ${current} where ($1::text is null or $1 = any (v.kinds)) and ($2 or t.archived_at is null)
  order by t.position, t.key`

/** One template. $1 its key */
export const readTemplateSql = `/* readReplyTemplate */ ${current} where t.key = $1`

/**
 * Locks a template against edits until a reply based on it is written. Reads the given version, which never changes,
 * and the current version number; a locked row is read again after an edit. Also deletes the author's draft of the
 * reply, which a later failure rolls back. A decision thus has at most four statements. $1 its key, $2 the version, $3
 * enquiry, $4 author
 */
export const holdTemplateSql = `/* holdReplyTemplate */
  with ended_draft as (delete from reply_drafts where enquiry_id = $3 and author_id = $4)
  select t.version as current, t.archived_at, v.kinds, v.subject, v.body, v.fields
  from reply_templates t left join reply_template_versions v on v.key = t.key and v.version = $2
  where t.key = $1 for share of t`

/**
 * Locks a template against concurrent edits. It must be read in the next statement, because this one may have waited
 * for an edit and does not see its version. $1 its key
 */
export const lockTemplateSql = `/* lockReplyTemplate */ select key from reply_templates where key = $1 for update`

/** The newest versions of a template. $1 its key, $2 how many */
export const templateVersionsSql = `/* replyTemplateVersions */
  select ${columns} from reply_template_versions v where key = $1 order by version desc limit $2`

/** Locks every template, so that of two concurrent additions the second counts the first. */
export const lockTemplatesSql = `/* lockReplyTemplates */ select key from reply_templates order by key for update`

/** Reads the number of templates and the next free position after them. */
export const countTemplatesSql = `/* countReplyTemplates */
  select count(*)::int as count, coalesce(max(position), 0)::int + 1 as position from reply_templates`

/**
 * Adds the platform's built-in templates whose keys do not exist yet; existing ones stay unchanged. $1 the templates,
 * $2 now
 */
export const seedTemplatesSql = `/* seedReplyTemplates */
  with shipped as (
    select key, position, name, kinds, language, subject, body, fields from jsonb_to_recordset($1::jsonb) as s (key text, position int, name text, kinds text[], language text,
      subject text, body text, fields jsonb)),
  added as (
    insert into reply_templates (key, version, position, name, language)
    select key, 1, position, name, language from shipped
    on conflict do nothing returning key)
  insert into reply_template_versions (key, version, name, kinds, language, subject, body, fields, written_at)
  select key, 1, name, kinds, language, subject, body, fields, $2::timestamptz from shipped join added using (key)
  returning key`
