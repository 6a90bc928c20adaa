import { Column, Entity, PrimaryColumn } from 'typeorm'

/**
 * One event, published or to be published (`outbox_unpublished`); retained 7 days so that a lost stream can be
 * refilled.
 */
@Entity('outbox')
export class OutboxEntry {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'text' }) subject: string
  /** Personal fields are encrypted for the event's one consumer. */
  @Column({ type: 'jsonb' }) payload: unknown
  @Column({ type: 'text', nullable: true }) traceparent?: string
  @Column({ type: 'timestamptz' }) occurred_at: Date
}

/** An outbox entry to be published, for the first time or again; publishing deletes the row. */
@Entity('outbox_unpublished')
export class UnpublishedEntry {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'timestamptz', default: () => 'clock_timestamp()' }) stored_at?: Date
}

/**
 * One handled event: row and effect share a transaction, so an event takes effect once regardless of the number of
 * deliveries.
 */
@Entity('inbox')
export class InboxEntry {
  @PrimaryColumn({ type: 'text' }) consumer: string
  @PrimaryColumn({ type: 'uuid' }) event_id: string
  @Column({ type: 'timestamptz' }) processed_at: Date
}

/** An event that could not be handled, stored with its reason until someone replays it, 30 days at most. */
@Entity('dead_letters')
export class DeadLetter {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'text' }) consumer: string
  @Column({ type: 'text' }) subject: string
  /** Body of the message as received, encrypted for this row. */
  @Column({ type: 'bytea' }) body: Buffer
  @Column({ type: 'text', nullable: true }) traceparent?: string
  /** Why, without personal data: a sentence of ours or the error's class and code. */
  @Column({ type: 'text' }) reason: string
  @Column({ type: 'int' }) deliveries: number
  @Column({ type: 'timestamptz' }) failed_at: Date
  @Column({ type: 'text', default: 'dead' }) state?: 'dead' | 'replay' | 'replayed' | 'discarded'
  /** Number of times it was handled again. */
  @Column({ type: 'int', default: 0 }) replays?: number
  @Column({ type: 'timestamptz', nullable: true }) last_tried_at?: Date | null
  /** Time at which it was replayed or discarded. */
  @Column({ type: 'timestamptz', nullable: true }) settled_at?: Date | null
  /** Reason for discarding it; the body is then empty. */
  @Column({ type: 'text', nullable: true }) discard_reason?: string | null
}

/** Stored reply of an idempotency key, so that the same request has effect once (7 days). */
@Entity('idempotency_keys')
export class IdempotencyKey {
  @PrimaryColumn({ type: 'text' }) operation: string
  /** Digest of caller and key, under the service's key. */
  @PrimaryColumn({ type: 'text' }) key_digest: string
  /** Digest of the request under the service's key, so that its content cannot be guessed by trying values. */
  @Column({ type: 'text' }) request_hash: string
  @Column({ type: 'jsonb' }) reply: unknown
  @Column({ type: 'timestamptz' }) replied_at: Date
}

export const kitEntities = [OutboxEntry, UnpublishedEntry, InboxEntry, DeadLetter, IdempotencyKey]

/** Returns a service's backlog: the outbox, counted up to 10,000, and the dead letters that are not settled. */
export const backlogSql = `/* backlog */ select
  (select count(*) from (select from outbox_unpublished limit 10000) w)::int as waiting,
  (select coalesce(extract(epoch from clock_timestamp() - min(stored_at)), 0) from outbox_unpublished)::float8 as oldest,
  (select count(*) from dead_letters where state in ('dead', 'replay'))::int as "deadLetters"`

export interface Backlog {
  readonly waiting: number
  readonly oldest: number
  readonly deadLetters: number
}
