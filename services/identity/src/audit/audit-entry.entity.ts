import { Column, Entity, PrimaryColumn } from 'typeorm'

/** One act of one person, chained to the one before. */
@Entity('audit_entries')
export class AuditEntry {
  @PrimaryColumn({ type: 'bigint' }) seq: string
  /** The act's own id, so that hearing of it twice enters it once. */
  @Column({ type: 'uuid' }) id: string
  @Column({ type: 'timestamptz', precision: 3 }) at: Date
  @Column({ type: 'text' }) actor_id: string
  @Column({ type: 'text' }) actor_name: string
  @Column({ type: 'text', nullable: true }) session_id?: string | null
  @Column({ type: 'text' }) service: string
  @Column({ type: 'text' }) action: string
  @Column({ type: 'text' }) object_kind: string
  @Column({ type: 'text' }) object_id: string
  @Column({ type: 'jsonb' }) fields: unknown
  @Column({ type: 'text', nullable: true }) trace_id?: string | null
  @Column({ type: 'bytea' }) prev_hash: Buffer
  @Column({ type: 'bytea' }) hash: Buffer
}

/** The newest hash of the chain; its one row is locked by whoever appends. */
@Entity('audit_head')
export class AuditHead {
  @PrimaryColumn({ type: 'boolean' }) only_row: boolean
  @Column({ type: 'bigint' }) seq: string
  @Column({ type: 'bytea' }) hash: Buffer
}

/** Where the chain stood at a time, also written to the log: cutting off the newest entries shows by it. */
@Entity('audit_seals')
export class AuditSeal {
  @PrimaryColumn({ type: 'bigint' }) seq: string
  @Column({ type: 'bytea' }) hash: Buffer
  @Column({ type: 'timestamptz', precision: 3 }) at: Date
}
