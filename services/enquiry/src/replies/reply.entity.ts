import type { ReplyState } from '@seneb/contracts/vocabulary/replies'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'

/** Reply of the care team, including the delivery status of its mail. Erased with its enquiry. */
@Entity('replies')
export class Reply {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'uuid' }) enquiry_id: string
  /** The key of its template, or that it is a plan. */
  @Column({ type: 'text' }) template: string
  /** Template version; null for plans. */
  @Column({ type: 'integer', nullable: true }) template_version?: number | null
  @Column({ type: 'text' }) state: ReplyState
  /** Subject and text, encrypted and bound to this reply; null after a consent it was based on was withdrawn. */
  @Column({ type: 'bytea', nullable: true }) body_sealed?: Buffer | null
  @Column({ type: 'timestamptz' }) written_at: Date
  @Column({ type: 'uuid' }) written_by: string
  /** Time until which it can be recalled; then it is queued for mailing. */
  @Column({ type: 'timestamptz' }) waiting_until: Date
  /** Time of the last mail event applied to this row, so that an older event changes nothing. */
  @Column({ type: 'timestamptz', nullable: true }) status_at?: Date | null
  /** Reason for a failed delivery: an SMTP reply code or an error's name. */
  @Column({ type: 'text', nullable: true }) code?: string | null
  @Column({ type: 'timestamptz', nullable: true }) next_try_at?: Date | null
  /** Time at which the mail server accepted it. */
  @Column({ type: 'timestamptz', nullable: true }) sent_at?: Date | null
  /** Time at which a mail server reported that it was not delivered, after it had accepted it. */
  @Column({ type: 'timestamptz', nullable: true }) bounced_at?: Date | null
  /** ID of the patient's message that it replies to. */
  @Column({ type: 'uuid', nullable: true }) in_reply_to?: string | null
}

/** Reply that can no longer be recalled, with its recipient. */
export interface DueReply {
  readonly id: string
  readonly enquiryId: string
  readonly enquiryKind: EnquiryKind
  readonly version: number
  readonly fullName: string
  readonly email: string
  readonly writtenAt: Date
  readonly sealed: Buffer
  readonly inReplyTo: string | null
}

/** Queues replies whose wait is over for mailing, each by one process, which skips locked rows. $1 now, $2 limit */
export const handOffRepliesSql = `/* handOffReplies */
  with due as materialized (
    select id from replies where state = 'waiting' and waiting_until <= $1
    order by waiting_until limit $2 for update skip locked)
  update replies a set state = 'queued'
  from due, care_enquiries c
  where a.id = due.id and c.id = a.enquiry_id
  returning a.id, a.enquiry_id as "enquiryId", c.kind as "enquiryKind", c.version, c.full_name as "fullName", c.email,
    a.written_at as "writtenAt", a.body_sealed as sealed, a.in_reply_to as "inReplyTo"`

/** Recalls a reply while it waits. $1 the reply, $2 its enquiry, $3 now */
export const recallReplySql = `/* recallReply */
  update replies set state = 'recalled'
  where id = $1 and enquiry_id = $2 and state = 'waiting' and waiting_until > $3 returning id`

/**
 * Stores the mail status of a reply. Acceptance by the mail server counts unless a report has undone it since; any other
 * status counts only while none newer is known and the reply was not recalled. $1 the reply, $2 its enquiry, $3 state, $4 time, $5 code, $6 time
 * of the next attempt
 */
export const moveReplySql = `/* moveReply */
  update replies a set state = $3, status_at = $4, code = $5, next_try_at = $6,
    sent_at = case when $3 = 'sent' then $4::timestamptz end, bounced_at = null
  from (select id, state, status_at, bounced_at from replies where id = $1 and enquiry_id = $2 for update) before
  where a.id = before.id and before.state <> 'sent' and (before.bounced_at is null or before.bounced_at < $4)
    and ($3 = 'sent' or (before.state <> 'recalled' and (before.status_at is null or before.status_at <= $4)))
  returning before.state as "stateBefore"`

/**
 * Marks a reply as not delivered after all, once. A report may arrive before the news that the mail was sent. $1 the
 * reply, $2 its enquiry, $3 time of the report, $4 status code
 */
export const bounceReplySql = `/* bounceReply */
  update replies set state = 'not-delivered', bounced_at = $3, status_at = $3, code = $4, next_try_at = null
  where id = $1 and enquiry_id = $2 and state in ('queued', 'retrying', 'sent') returning id`

export interface MovedReply {
  readonly stateBefore: ReplyState
}

/** Ends replies of an enquiry that no mail server has accepted yet. $1 the enquiry */
export const withdrawRepliesSql = `/* withdrawReplies */
  update replies set state = 'recalled'
  where enquiry_id = $1 and state in ('waiting', 'queued', 'retrying', 'not-delivered') and sent_at is null returning id`

/** Erases the text of an enquiry's replies. $1 the enquiry */
export const eraseRepliesSql = `/* eraseReplies */
  update replies set body_sealed = null where enquiry_id = $1`
