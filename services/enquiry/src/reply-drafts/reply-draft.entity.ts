import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Unsent reply, one per enquiry and author, visible only to the author. Erased with its enquiry. */
@Entity('reply_drafts')
export class ReplyDraft {
  @PrimaryColumn({ type: 'uuid' }) enquiry_id: string
  @PrimaryColumn({ type: 'uuid' }) author_id: string
  /** ID of this save, chosen by the client. */
  @Column({ type: 'uuid' }) revision: string
  /** Template and entered values, encrypted and bound to enquiry and author. */
  @Column({ type: 'bytea' }) body_sealed: Buffer
  @Column({ type: 'timestamptz' }) saved_at: Date
}

/**
 * Saves a draft when the stored revision is the one the author saw, or when the same save is repeated. Without a seen
 * revision there must be no draft yet. The lock prevents the enquiry from ending during the save. $1 enquiry, $2
 * author, $3 revision, $4 sealed, $5 now, $6 the revision that was seen, or null
 */
export const saveDraftSql = `/* saveReplyDraft */
  insert into reply_drafts as d (enquiry_id, author_id, revision, body_sealed, saved_at)
  select c.id, $2::uuid, $3::uuid, $4::bytea, $5::timestamptz from care_enquiries c
  where c.id = $1::uuid and ($6::uuid is null
    or exists (select from reply_drafts o where o.enquiry_id = $1::uuid and o.author_id = $2::uuid))
  for key share of c
  on conflict (enquiry_id, author_id) do update
    set revision = excluded.revision, body_sealed = excluded.body_sealed, saved_at = excluded.saved_at
    where d.revision in ($3::uuid, $6::uuid)
  returning saved_at`
