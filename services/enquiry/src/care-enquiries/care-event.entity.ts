import type { CareEventKind } from '@seneb/contracts/vocabulary/care-enquiries'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** One line of an enquiry's timeline. It is only added; it goes with its enquiry. */
@Entity('care_events')
export class CareEvent {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'uuid' }) enquiry_id: string
  @Column({ type: 'timestamptz' }) at: Date
  @Column({ type: 'text' }) kind: CareEventKind
  /** Who of the team did it; nobody where the platform did. */
  @Column({ type: 'uuid', nullable: true }) actor_id?: string
  @Column({ type: 'text', nullable: true }) channel?: string
  @Column({ type: 'text', nullable: true }) result?: string
  @Column({ type: 'text', nullable: true }) outcome?: string
  @Column({ type: 'uuid', nullable: true }) assignee_id?: string
  /** The answer that it tells of. */
  @Column({ type: 'uuid', nullable: true }) answer_id?: string
  /** A note or what was said, sealed and bound to this line (S13). */
  @Column({ type: 'bytea', nullable: true }) words_sealed?: Buffer
}
