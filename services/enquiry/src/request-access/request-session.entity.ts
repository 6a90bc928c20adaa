import { sessionIdleMinutes, sessionLifeHours } from '@seneb/contracts/vocabulary/my-request'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Level of a stored session; a pending one shows nothing until its code. */
export type StoredLevel = 'pending' | 'look' | 'act'

/** Session of a patient's browser. Only the digest of the cookie's secret is stored, and nothing about the device. */
@Entity('request_sessions')
export class RequestSession {
  @PrimaryColumn({ type: 'text' }) digest: string
  /** Null when reference and email belonged to no enquiry. */
  @Column({ type: 'uuid', nullable: true }) enquiry_id?: string | null
  @Column({ type: 'text' }) level: StoredLevel
  @Column({ type: 'timestamptz' }) opened_at: Date
  @Column({ type: 'timestamptz' }) seen_at: Date
}

/** $1 digest, $2 now */
export const readSessionSql = `/* readRequestSession */
  select s.digest, s.enquiry_id as "enquiryId", s.level, s.opened_at as "openedAt",
    case when exists (select from trip_plans t where t.id = s.enquiry_id) then 'trip-plan'
      when exists (select from consultations c where c.id = s.enquiry_id) then 'consultation' end as kind
  from request_sessions s
  where s.digest = $1 and s.seen_at > $2::timestamptz - interval '${sessionIdleMinutes} minutes'
    and s.opened_at > $2::timestamptz - interval '${sessionLifeHours} hours'`

/** Extends a session that is still valid, at most once a minute. $1 digest, $2 now */
export const touchSessionSql = `/* touchRequestSession */
  update request_sessions set seen_at = $2::timestamptz
  where digest = $1 and seen_at < $2::timestamptz - interval '1 minute'
    and seen_at > $2::timestamptz - interval '${sessionIdleMinutes} minutes'`

/** Ends every other session of an enquiry. $1 the enquiry, $2 digest of the session that stays */
export const endOtherSessionsSql = `/* endOtherRequestSessions */
  delete from request_sessions where enquiry_id = $1::uuid and digest <> $2`

/**
 * Extends a session of the enquiry whose link was opened, unless it has ended; a pending one may look from then on. $1
 * digest, $2 the enquiry, $3 now
 */
export const extendOwnSessionSql = `/* extendOwnRequestSession */
  update request_sessions set seen_at = $3::timestamptz, level = case level when 'pending' then 'look' else level end
  where digest = $1 and enquiry_id = $2::uuid
    and seen_at > $3::timestamptz - interval '${sessionIdleMinutes} minutes'
    and opened_at > $3::timestamptz - interval '${sessionLifeHours} hours'
  returning digest`
