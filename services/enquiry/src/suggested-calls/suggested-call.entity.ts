import type { CallState } from '@seneb/contracts/vocabulary/suggested-calls'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Call that a reply suggested or confirmed. Its text is in the reply; it is erased with its enquiry. */
@Entity('suggested_calls')
export class SuggestedCall {
  @PrimaryColumn({ type: 'uuid' }) reply_id: string
  @Column({ type: 'uuid' }) enquiry_id: string
  @Column({ type: 'timestamptz' }) starts_at: Date
  @Column({ type: 'text' }) state: CallState
  @Column({ type: 'timestamptz', nullable: true }) decided_at?: Date | null
  /** ID of the staff member who recorded the decision; null when the person made it. */
  @Column({ type: 'uuid', nullable: true }) decided_by?: string | null
}

export interface ListedCall {
  readonly callId: string
  readonly startsAt: Date
  readonly state: CallState
  readonly decidedAt: Date | null
  readonly decidedBy: string | null
}

/**
 * Lists the calls of an enquiry, the newest first, without those of recalled replies. $1 the enquiry, $2 whether to
 * return only those whose reply the mail server accepted, $3 limit
 */
export const listCallsSql = `/* listCalls */
  select s.reply_id as "callId", s.starts_at as "startsAt", s.state, s.decided_at as "decidedAt",
    s.decided_by as "decidedBy"
  from suggested_calls s join replies r on r.id = s.reply_id
  where s.enquiry_id = $1 and r.state <> 'recalled' and (not $2::boolean or r.state = 'sent')
  order by r.written_at desc, r.id desc limit $3`

/**
 * Locks a call that can still be decided: it has not begun, and its reply was not recalled. $1 the enquiry, $2 the
 * call, $3 now
 */
export const lockCallSql = `/* lockCall */
  select s.state from suggested_calls s join replies r on r.id = s.reply_id
  where s.enquiry_id = $1 and s.reply_id = $2 and s.starts_at > $3 and r.state <> 'recalled' for update of s`
