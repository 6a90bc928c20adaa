import type { sessionEndReasons } from '@seneb/contracts/messages/identity/session.messages'
import { Column, Entity, PrimaryColumn } from 'typeorm'

export type SessionEndReason = (typeof sessionEndReasons)[number]

/** Somebody signed in. Of the token only the hash is stored, of the address only a digest of its network (S9). */
@Entity('sessions')
export class Session {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'uuid' }) staff_id: string
  @Column({ type: 'bytea' }) token_hash: Buffer
  @Column({ type: 'uuid' }) device_id: string
  @Column({ type: 'text' }) client_text: string
  @Column({ type: 'text' }) network_key: string
  @Column({ type: 'timestamptz' }) opened_at: Date
  /** When both factors were last proven. */
  @Column({ type: 'timestamptz' }) proven_at: Date
  /** When the person, and not their browser by itself, last asked something. */
  @Column({ type: 'timestamptz' }) last_seen_at: Date
  @Column({ type: 'int' }) locks_after_min: number
  /** The person locked it. */
  @Column({ type: 'timestamptz', nullable: true }) locked_at?: Date | null
  @Column({ type: 'timestamptz' }) ends_at: Date
  @Column({ type: 'timestamptz', nullable: true }) ended_at?: Date | null
  @Column({ type: 'text', nullable: true }) end_reason?: SessionEndReason | null
}

/** A browser with which this person has signed in before. */
@Entity('known_devices')
export class KnownDevice {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'uuid' }) staff_id: string
  @Column({ type: 'bytea' }) token_hash: Buffer
  @Column({ type: 'timestamptz' }) first_seen_at: Date
  @Column({ type: 'timestamptz' }) last_seen_at: Date
}
