import { Column, Entity, PrimaryColumn } from 'typeorm'

import type { PlanOutcome } from '../emails/trip-plan-to-operator.email.js'
import type { SubmittedTripPlan } from '../emails/trip-details.rules.js'

/**
 * What the care team is to be told of one enquiry, while it is being put together: the details and the plan arrive in
 * either order. Both are forgotten in the transaction that queues the mail.
 */
@Entity('operator_briefs')
export class OperatorBriefRow {
  @PrimaryColumn({ type: 'uuid' }) trip_plan_id: string
  @Column({ type: 'jsonb', nullable: true }) submitted?: SubmittedTripPlan | null
  @Column({ type: 'timestamptz', nullable: true }) submitted_heard_at?: Date | null
  @Column({ type: 'jsonb', nullable: true }) outcome?: PlanOutcome | null
  @Column({ type: 'timestamptz', nullable: true }) outcome_heard_at?: Date | null
  @Column({ type: 'timestamptz', nullable: true }) composed_at?: Date | null
}
