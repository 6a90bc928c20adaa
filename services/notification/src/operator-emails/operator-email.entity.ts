import { Column, Entity, PrimaryColumn } from 'typeorm'

/**
 * What the care team is to be told of one enquiry, while it is being put together: the details and the plan arrive in
 * either order, and lie here sealed until the mail that refers to them was taken by the mail server, holds its words itself,
 * or is withdrawn (ADR 194).
 */
@Entity('operator_emails')
export class OperatorEmail {
  @PrimaryColumn({ type: 'uuid' }) trip_plan_id: string
  @Column({ type: 'bytea', nullable: true }) submitted_sealed?: Buffer | null
  @Column({ type: 'timestamptz', nullable: true }) submitted_heard_at?: Date | null
  @Column({ type: 'bytea', nullable: true }) ai_plan_sealed?: Buffer | null
  @Column({ type: 'timestamptz', nullable: true }) ai_plan_heard_at?: Date | null
  /** The trace of the half that was heard last, which the mail is part of. */
  @Column({ type: 'text', nullable: true }) traceparent?: string | null
  @Column({ type: 'timestamptz', nullable: true }) composed_at?: Date | null
}
