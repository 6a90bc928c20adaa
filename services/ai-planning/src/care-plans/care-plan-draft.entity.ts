import type { aiPlanWriters } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'
import type { ChangeReason } from '@seneb/contracts/vocabulary/care-plans'
import { LeasedQueue } from '@seneb/service-kit/workers/leased-queue'
import { Column, Entity, PrimaryColumn } from 'typeorm'

import type { AiPlanFailure } from '../ai-plans/ai-plan.rules.js'
import type { Itinerary } from '../ai-plans/itinerary.js'

/** Another draft of a plan, requested by a person; deleted with the plan. All times are the database's. */
@Entity('care_plan_drafts')
export class CarePlanDraft {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'uuid' }) plan_id: string
  /** Version seen when the draft was requested; the draft replaces no other version. */
  @Column({ type: 'int' }) version: number
  @Column({ type: 'text' }) reason: ChangeReason
  @Column({ type: 'uuid' }) requested_by: string
  @Column({ type: 'timestamptz' }) requested_at: Date
  @Column({ type: 'text' }) state: 'requested' | 'generating' | 'generated' | 'failed'
  @Column({ type: 'jsonb', nullable: true }) itinerary?: Itinerary
  @Column({ type: 'text', nullable: true }) writer?: (typeof aiPlanWriters)[number]
  /** The language model that wrote it. */
  @Column({ type: 'text', nullable: true }) model?: string
  @Column({ type: 'text', nullable: true }) failure_reason?: AiPlanFailure
  /** Attempts started; each makes at most one provider call. */
  @Column({ type: 'int' }) attempts: number
  @Column({ type: 'uuid', nullable: true }) lease_holder?: string
  @Column({ type: 'timestamptz', nullable: true }) lease_until?: Date
  @Column({ type: 'timestamptz' }) generate_after: Date
  /** Without a draft by then there will be none (R8). */
  @Column({ type: 'timestamptz' }) deadline_at: Date
  @Column({ type: 'timestamptz', nullable: true }) finished_at?: Date
  /** Time at which the result was recorded on the plan; until then no other draft can be requested. */
  @Column({ type: 'timestamptz', nullable: true }) concluded_at?: Date
  /** The version of the plan that it became; none where it failed or was set aside. */
  @Column({ type: 'int', nullable: true }) created_version?: number
  @Column({ type: 'text', nullable: true }) traceparent?: string
}

/**
 * Requests another draft of a plan, to be started immediately; returns no row while one is being written. $1 id, $2
 * plan, $3 version, $4 reason, $5 requesting staff member, $6 deadline s, $7 traceparent
 */
export const requestDraftSql = `/* requestDraft */
  insert into care_plan_drafts (id, plan_id, version, reason, requested_by, deadline_at, traceparent)
  values ($1, $2, $3, $4, $5, clock_timestamp() + $6 * interval '1 second', $7)
  on conflict do nothing returning id`

/** Data of a claimed draft that its writer needs. */
export interface DueDraft {
  readonly tripPlanId: string
  readonly trip: unknown
  readonly remainingMs: number
  readonly traceparent: string | null
}

/** Queue of further drafts to be written; `planQueue` holds the first ones. */
export const draftQueue = new LeasedQueue<DueDraft>({
  table: 'care_plan_drafts',
  statementSuffix: 'Drafts',
  dueColumn: 'generate_after',
  pendingStates: ['requested'],
  leasedState: 'generating',
  leaseUntil: `greatest(
        clock_timestamp() + interval '10 seconds',
        least(clock_timestamp() + $2 * interval '1 millisecond', q.deadline_at + interval '5 seconds'))`,
  returning: `q.plan_id as "tripPlanId", q.traceparent,
    (select p.trip from ai_trip_plans p where p.id = q.plan_id) as trip,
    (extract(epoch from q.deadline_at - clock_timestamp()) * 1000)::float8 as "remainingMs"`,
})

/** $3 itinerary, $4 writer, $5 model */
export const generatedDraftSet = `state = 'generated', itinerary = $3::jsonb, writer = $4, model = $5, finished_at = clock_timestamp()`

/** $3 reason, $4 writer */
export const failedDraftSet = `state = 'failed', failure_reason = $3, writer = $4, finished_at = clock_timestamp()`

/** $3 wait in ms, $4 attempts to return (0 or 1) */
export const returnedDraftSet = `state = 'requested', attempts = attempts - $4::int,
    generate_after = clock_timestamp() + $3 * interval '1 millisecond'`

/** Selects plans whose new draft has finished but is not yet recorded on the plan. $1 limit */
export const plansWithDraftsSql = `/* plansWithDrafts */
  select plan_id as "planId" from care_plan_drafts
  where concluded_at is null and finished_at is not null
  order by finished_at limit $1`

/** Selects the finished draft of a locked plan; no row when another process was faster. $1 the plan */
export const finishedDraftSql = `/* finishedDraft */
  select id, version, itinerary from care_plan_drafts
  where plan_id = $1 and concluded_at is null and finished_at is not null`

/** $1 id, $2 the version that it became */
export const concludeDraftSql = `/* concludeDraft */
  update care_plan_drafts set concluded_at = clock_timestamp(), created_version = $2 where id = $1`
