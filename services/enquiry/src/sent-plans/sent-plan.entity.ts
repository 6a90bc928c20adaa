import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Approved plan that was delivered to its patient. Erased with its enquiry. */
@Entity('sent_plans')
export class SentPlan {
  /** ID of the reply that mails it. */
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'uuid' }) enquiry_id: string
  @Column({ type: 'timestamptz' }) approved_at: Date
  /** Content, encrypted and bound to this plan; null after a consent it was based on was withdrawn. */
  @Column({ type: 'bytea', nullable: true }) plan_sealed?: Buffer | null
}

/** Reads the newest plan of an enquiry; earlier ones were replaced by it. $1 the enquiry */
export const newestSentPlanSql = `/* newestSentPlan */
  select id, approved_at as "approvedAt", plan_sealed as sealed from sent_plans
  where enquiry_id = $1 order by approved_at desc, id desc limit 1`

export interface NewestSentPlan {
  readonly id: string
  readonly approvedAt: Date
  readonly sealed: Buffer | null
}
