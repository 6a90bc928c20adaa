import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Promise of a reply within a day of the submission (GEN-07, D-50). */
@Entity('reply_promises')
export class ReplyPromise {
  @PrimaryColumn({ type: 'uuid' }) id: string
  /** A promise belongs to either a trip plan or a consultation, never to both. */
  @Column({ type: 'uuid', nullable: true }) trip_plan_id?: string
  @Column({ type: 'uuid', nullable: true }) consultation_id?: string
  @Column({ type: 'timestamptz' }) promised_at: Date
  @Column({ type: 'timestamptz' }) due_at: Date
  @Column({ type: 'timestamptz', nullable: true }) kept_at?: Date
  /** Hours of the last reported threshold; 0 before the first (promise-marks.ts). */
  @Column({ type: 'smallint' }) notified_hours: number
}
