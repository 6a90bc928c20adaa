import type { sessionEndReasons } from '@seneb/contracts/messages/identity/session.messages'
import { Column, Entity, PrimaryColumn } from 'typeorm'

export type SessionEndReason = (typeof sessionEndReasons)[number]

/** Signed-in session. Only a hash of the token and a digest of the address's network are stored (S9). */
@Entity('sessions')
export class Session {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'uuid' }) staff_id: string
  @Column({ type: 'bytea' }) token_hash: Buffer
  @Column({ type: 'uuid' }) device_id: string
  @Column({ type: 'text' }) user_agent: string
  @Column({ type: 'text' }) network_key: string
  @Column({ type: 'timestamptz' }) opened_at: Date
  /** Time at which both factors were last proven. */
  @Column({ type: 'timestamptz' }) authenticated_at: Date
  /** Time of the last request made by the person, not by their browser in the background. */
  @Column({ type: 'timestamptz' }) last_seen_at: Date
  @Column({ type: 'int' }) locks_after_min: number
  /** Time at which the person locked it. */
  @Column({ type: 'timestamptz', nullable: true }) locked_at?: Date | null
  @Column({ type: 'timestamptz' }) expires_at: Date
  @Column({ type: 'timestamptz', nullable: true }) ended_at?: Date | null
  @Column({ type: 'text', nullable: true }) end_reason?: SessionEndReason | null
}

/** A browser with which this person has signed in before. */
@Entity('trusted_devices')
export class KnownDevice {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'uuid' }) staff_id: string
  @Column({ type: 'bytea' }) token_hash: Buffer
  @Column({ type: 'timestamptz' }) first_seen_at: Date
  @Column({ type: 'timestamptz' }) last_seen_at: Date
}

const live = `ended_at is null and expires_at > $3::timestamptz and last_seen_at > $3::timestamptz - interval '60 minutes'`

/** Selects the oldest sessions beyond a maximum. $1 person, $2 maximum number, $3 now */
export const oldestBeyondSql = `/* oldestSessionsBeyond */
  select id from sessions where staff_id = $1 and ${live} order by opened_at desc, id desc offset $2`

/** $1 person, $2 the one that stays or null, $3 now */
export const liveSessionsSql = `/* liveSessions */
  select id, user_agent as "userAgent", opened_at as "openedAt", last_seen_at as "lastSeenAt"
  from sessions where staff_id = $1 and id is distinct from $2::uuid and ${live}
  order by opened_at desc, id desc`

/** $1 ids, $2 reason, $3 now */
export const endSessionsSql = `/* endSessions */
  update sessions set ended_at = $3, end_reason = $2
  where id = any($1::uuid[]) and ended_at is null
  returning id, staff_id as "staffId"`

/**
 * The old token ends immediately. $1 hash of the old token, $2 of the new, $3 now, $4 whether both factors were proven
 */
export const rotateTokenSql = `/* rotateSessionToken */
  update sessions set token_hash = $2, last_seen_at = $3, locked_at = null,
    authenticated_at = case when $4 then $3 else authenticated_at end
  where token_hash = $1 and ended_at is null
  returning id, authenticated_at as "authenticatedAt"`
