import type { CarePlanState, CarePlanView } from '@seneb/contracts/vocabulary/care-plans'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Person who approved a plan, with name and title at that time. */
export interface Approval {
  readonly staffId: string
  readonly name: string
  readonly title: string
  readonly isDoctor: boolean
  /** As an ISO date and time. */
  readonly at: string
}

/** The plan that people make for one patient, from a draft or from nothing. It is deleted with the draft's row. */
@Entity('care_plans')
export class CarePlan {
  /** The trip plan's id. */
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'text' }) state: CarePlanState
  /** Version 1 is the draft and has no row in `care_plan_versions`. */
  @Column({ type: 'int' }) version: number
  @Column({ type: 'timestamptz' }) requested_at: Date
  /** Approvals of this version. */
  @Column({ type: 'jsonb' }) approvals: readonly Approval[]
  /** Reason for returning it, encrypted and bound to this plan. */
  @Column({ type: 'bytea', nullable: true }) returned_sealed?: Buffer | null
  /** ID of the staff member who returned it; null when the gate did. */
  @Column({ type: 'uuid', nullable: true }) returned_by?: string | null
  /** Time at which it was queued for mailing. */
  @Column({ type: 'timestamptz', nullable: true }) sent_at?: Date | null
}

/** Saved version of a plan; append-only. */
@Entity('care_plan_versions')
export class CarePlanVersion {
  @PrimaryColumn({ type: 'uuid' }) plan_id: string
  @PrimaryColumn({ type: 'int' }) number: number
  /** Null for a generated draft. */
  @Column({ type: 'uuid', nullable: true }) author_id?: string | null
  @Column({ type: 'timestamptz' }) at: Date
  /** Lines and evidence, encrypted and bound to this version (S13). */
  @Column({ type: 'bytea' }) document_sealed: Buffer
  /** Reasons for changes of drafted lines, by line id. */
  @Column({ type: 'jsonb' }) reasons: readonly { readonly lineId: string; readonly reason: string }[]
}

/** Maximum displayed count; higher counts are shown as this many or more. */
const countLimit = 100

const shown: Readonly<Record<CarePlanView, { readonly where: string; readonly order: 'asc' | 'desc' }>> = {
  open: { where: `c.state <> 'sent'`, order: 'asc' },
  returned: { where: `c.state = 'returned'`, order: 'asc' },
  sent: { where: `c.state = 'sent'`, order: 'desc' },
}

/**
 * Selects a page of plans along one index, with the number of open ones; plans being drafted are in no list. $1 and $2
 * position after which the page begins, $3 number of rows
 */
export function listCarePlansSql(view: CarePlanView): string {
  const { order, where } = shown[view]
  const after = order === 'asc' ? '>' : '<'
  return `/* listCarePlans */
  with page as (
    select c.id, c.state, c.version, c.requested_at, p.trip ->> 'treatmentType' as treatment_type,
      p.trip ->> 'medicalProcedure' as procedure, p.state <> 'generated' and not exists (
        select from care_plan_drafts d where d.plan_id = c.id and d.created_version is not null) as is_draft_missing
    from care_plans c join ai_trip_plans p on p.id = c.id
    where ${where} and p.announced_at is not null
      and ($1::timestamptz is null or (c.requested_at, c.id) ${after} ($1::timestamptz, $2::uuid))
    order by c.requested_at ${order}, c.id ${order} limit $3)
  select page.id, page.state, page.version, page.requested_at as "requestedAt", page.requested_at::text as "cursorAt",
    page.treatment_type as "treatmentType", page.procedure, page.is_draft_missing as "isDraftMissing",
    (select count(*)::int from (select from care_plans c join ai_trip_plans p on p.id = c.id
      where c.state <> 'sent' and p.announced_at is not null limit ${countLimit}) seen) as open
  from (values (1)) one left join page on true
  order by page.requested_at ${order}, page.id ${order}`
}

/**
 * Reads a plan with its drafts and current version; a plan still being drafted is not found. `used` is the further
 * draft it is based on, `last` the most recently requested one. $1 its id
 */
export const readCarePlanSql = `/* readCarePlan */
  select c.id, c.state, c.version, c.requested_at as "requestedAt", c.approvals, c.returned_sealed as "returnedSealed",
    c.returned_by as "returnedBy", c.sent_at as "sentAt", p.trip, p.state as "draftState",
    p.generated_plan as "generatedPlan",
    p.failure_reason as failure, v.document_sealed as "documentSealed", used.itinerary as redrafted, last.asked as redraft,
    (select count(*)::int from care_plan_drafts d where d.plan_id = c.id) as redrafts
  from care_plans c join ai_trip_plans p on p.id = c.id
    left join care_plan_versions v on v.plan_id = c.id and v.number = c.version
    left join lateral (select d.itinerary from care_plan_drafts d
      where d.plan_id = c.id and d.created_version is not null order by d.requested_at desc limit 1) used on true
    left join lateral (select jsonb_build_object('reason', d.reason, 'requestedBy', d.requested_by,
        'requestedAt', d.requested_at,
        'isConcluded', d.concluded_at is not null, 'hasFailed', d.state = 'failed', 'version', d.created_version) as asked
      from care_plan_drafts d where d.plan_id = c.id order by d.requested_at desc limit 1) last on true
  where c.id = $1 and p.announced_at is not null`

/** Reads the plan and locks it against concurrent changes. $1 its id */
export const lockCarePlanSql = `${readCarePlanSql.replace('readCarePlan', 'lockCarePlan')} for update of c`

/** Selects approved plans not yet queued for mailing, each for one process only. $1 limit */
export const approvedPlansSql = `/* approvedPlans */
  select id from care_plans where state = 'approved' order by requested_at, id limit $1 for update skip locked`

/** Every saved version, newest first. $1 the plan */
export const planVersionsSql = `/* planVersions */
  select number, at, author_id as "authorId" from care_plan_versions where plan_id = $1 order by number desc`

/** Reads the content of one saved version. $1 the plan, $2 its number */
export const planVersionSql = `/* planVersion */
  select document_sealed as sealed from care_plan_versions where plan_id = $1 and number = $2`
