import type { PatientWay, PlanDecision as Decision } from '@seneb/contracts/vocabulary/plan-decisions'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Decision of a patient about a plan, or a question about it. Rows are only added, and erased with their enquiry. */
@Entity('plan_decisions')
export class PlanDecision {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'uuid' }) enquiry_id: string
  @Column({ type: 'uuid' }) plan_id: string
  @Column({ type: 'text' }) decision: Decision
  /** ID of the line that a question is about; null for the whole plan. */
  @Column({ type: 'text', nullable: true }) line_id?: string | null
  /** Question or reason, encrypted and bound to this decision. */
  @Column({ type: 'bytea', nullable: true }) body_sealed?: Buffer | null
  @Column({ type: 'timestamptz' }) decided_at: Date
  @Column({ type: 'text' }) way: PatientWay
  /** ID of the staff member who recorded it by telephone. */
  @Column({ type: 'uuid', nullable: true }) recorded_by?: string | null
}

export interface StoredDecision {
  readonly id: string
  readonly planId: string
  readonly decision: Decision
  readonly lineId: string | null
  readonly sealed: Buffer | null
  readonly at: Date
  readonly way: PatientWay
  readonly recordedBy: string | null
}

/** Lists the decisions about one plan, newest first. $1 the enquiry, $2 the plan, $3 limit */
export const listPlanDecisionsSql = `/* listPlanDecisions */
  select id, plan_id as "planId", decision, line_id as "lineId", body_sealed as sealed, decided_at as at, way,
    recorded_by as "recordedBy"
  from plan_decisions where enquiry_id = $1 and plan_id = $2 order by decided_at desc, id desc limit $3`

export interface EarlierDecisions {
  /** Latest decision about the plan that is no question. */
  readonly decision: Decision | null
  /** Number of decisions and questions about all plans of the enquiry within a day. */
  readonly recent: number
}

/** $1 the enquiry, $2 the plan, $3 time after which decisions are recent */
export const earlierDecisionsSql = `/* earlierPlanDecisions */
  select (select decision from plan_decisions
      where enquiry_id = $1 and plan_id = $2 and decision <> 'questioned'
      order by decided_at desc, id desc limit 1) as decision,
    (select count(*)::int from plan_decisions where enquiry_id = $1 and decided_at > $3::timestamptz) as recent`

/** Name of the partner that handed an enquiry in, as its person agreed with them. $1 the enquiry */
export const partnerNameSql = `/* partnerNameOfEnquiry */
  select agreed_with as name from consents
  where (trip_plan_id = $1 or consultation_id = $1) and agreed_with is not null limit 1`
