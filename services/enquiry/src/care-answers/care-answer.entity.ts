import type { CareAnswerState } from '@seneb/contracts/vocabulary/care-answers'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** An answer of the care team, from when it was written to what became of its mail. It goes with its enquiry. */
@Entity('care_answers')
export class CareAnswer {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'uuid' }) enquiry_id: string
  /** The key of its template, or that it is a plan. */
  @Column({ type: 'text' }) template: string
  /** The version of it; none of plans, and of answers from before templates were edited. */
  @Column({ type: 'integer', nullable: true }) template_version?: number | null
  @Column({ type: 'text' }) state: CareAnswerState
  /** Its subject and words, sealed and bound to this answer; null once a consent was withdrawn that they rest on. */
  @Column({ type: 'bytea', nullable: true }) words_sealed?: Buffer | null
  @Column({ type: 'timestamptz' }) written_at: Date
  @Column({ type: 'uuid' }) written_by: string
  /** Until when it can be taken back; then it is handed over. */
  @Column({ type: 'timestamptz' }) waiting_until: Date
  /** When what is told here of its mail happened, so that an older word changes nothing. */
  @Column({ type: 'timestamptz', nullable: true }) told_at?: Date | null
  /** Why it was not taken: an SMTP reply code or an error's name. */
  @Column({ type: 'text', nullable: true }) code?: string | null
  @Column({ type: 'timestamptz', nullable: true }) next_try_at?: Date | null
  /** When the mail server took it. */
  @Column({ type: 'timestamptz', nullable: true }) sent_at?: Date | null
}
