import type { aiPlanWriters } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'
import { LeasedQueue } from '@seneb/service-kit/workers/leased-queue'
import { Column, Entity, PrimaryColumn } from 'typeorm'

import type { AiPlanFailure } from './ai-plan.rules.js'
import type { TripFacts } from './trip.rules.js'

export type AiPlanState = 'requested' | 'generating' | 'generated' | 'failed' | 'withdrawn' | 'by-hand'

/** One drafted plan per enquiry (PIPE-01). All times are the database's. */
@Entity('ai_trip_plans')
export class AiPlan {
  /** The trip plan's id. */
  @PrimaryColumn({ type: 'uuid' }) id: string
  /** Plan in the format of plan-text.rules.ts. */
  @Column({ type: 'text', nullable: true }) generated_plan?: string
  @Column({ type: 'text' }) state: AiPlanState
  /** Facts only, without data that identifies or reaches a person. Null after the plan was withdrawn. */
  @Column({ type: 'jsonb' }) trip: TripFacts
  @Column({ type: 'text', nullable: true }) writer?: (typeof aiPlanWriters)[number]
  /** The language model that wrote the plan. */
  @Column({ type: 'text', nullable: true }) model?: string
  /** Number of attempts started; each makes at most one provider call. */
  @Column({ type: 'int' }) attempts: number
  /** ID of the writer that holds the lease; a writer whose lease expired can no longer store a result. */
  @Column({ type: 'uuid', nullable: true }) lease_holder?: string
  @Column({ type: 'timestamptz', nullable: true }) lease_until?: Date
  @Column({ type: 'timestamptz' }) generate_after: Date
  /** Time after which no plan is written (R8). */
  @Column({ type: 'timestamptz' }) deadline_at: Date
  @Column({ type: 'timestamptz', nullable: true }) finished_at?: Date
  @Column({ type: 'timestamptz', nullable: true }) announce_after?: Date
  @Column({ type: 'timestamptz', nullable: true }) announced_at?: Date
  @Column({ type: 'text', nullable: true }) failure_reason?: AiPlanFailure
  /** Time at which a staff member began to write the plan by hand, by the clock of the enquiry service. */
  @Column({ type: 'timestamptz', nullable: true }) started_at?: Date
  /** Time at which the plan was withdrawn, by the same clock. */
  @Column({ type: 'timestamptz', nullable: true }) withdrawn_at?: Date
  @Column({ type: 'text', nullable: true }) traceparent?: string
  @Column({ type: 'timestamptz' }) requested_at: Date
}

/**
 * Inserts one requested row per enquiry, however often the event arrives, and the plan to be reviewed. $1 id, $2 trip,
 * $3 traceparent, $4 start delay ms, $5 deadline s
 */
export const requestPlanSql = `/* requestPlan */
  with requested as (
    insert into ai_trip_plans (id, state, trip, traceparent, requested_at, generate_after, deadline_at)
    select $1::uuid, 'requested', $2::jsonb, $3, t, t + $4 * interval '1 millisecond', t + $5 * interval '1 second'
    from (select clock_timestamp() as t) now
    on conflict (id) do nothing
    returning id, requested_at)
  insert into care_plans (id, requested_at) select id, requested_at from requested`

/**
 * Erases a trip's data, its draft and all edits to the draft, in any plan state. A plan started by hand after the
 * withdrawal is kept. A current writer loses its lease and can store nothing. A request that arrives later finds the
 * row. $1 id, $2 time of the withdrawal
 */
export const withdrawPlanSql = `/* withdrawPlan */
  with withdrawn as (
    insert into ai_trip_plans as p
      (id, state, trip, requested_at, generate_after, deadline_at, finished_at, announced_at, withdrawn_at)
    select $1::uuid, 'withdrawn', '{}', t, t, t, t, t, $2::timestamptz from (select clock_timestamp() as t) now
    on conflict (id) do update set
      state = 'withdrawn', trip = '{}', generated_plan = null, failure_reason = null,
      lease_holder = null, lease_until = null, announce_after = null, withdrawn_at = excluded.withdrawn_at,
      finished_at = coalesce(p.finished_at, excluded.finished_at),
      announced_at = coalesce(p.announced_at, excluded.announced_at)
    where p.started_at is null or p.started_at <= excluded.withdrawn_at
    returning id)
  delete from care_plans where id in (select id from withdrawn)`

/**
 * Inserts a plan to be written by hand, with an empty document. Returns no row when a plan exists, or when the person
 * withdrew after it was started. $1 id, $2 trip, $3 start time
 */
export const startPlanSql = `/* startPlan */
  with begun as (
    insert into ai_trip_plans as p
      (id, state, trip, requested_at, generate_after, deadline_at, finished_at, announced_at, started_at)
    select $1::uuid, 'by-hand', $2::jsonb, t, t, t, t, t, $3::timestamptz from (select clock_timestamp() as t) now
    on conflict (id) do update set state = 'by-hand', trip = excluded.trip, started_at = excluded.started_at
    where p.state = 'withdrawn' and (p.withdrawn_at is null or p.withdrawn_at < excluded.started_at)
    returning id, requested_at)
  insert into care_plans (id, requested_at) select id, requested_at from begun returning id`

/** Data of a claimed plan that its writer needs. */
export interface DuePlan {
  readonly trip: unknown
  readonly remainingMs: number
  readonly traceparent: string | null
}

/**
 * Queue of plans to write: requested ones that are due, and those whose writer died. A lease
 * ends shortly after the deadline, so that a dead writer does not delay the outcome.
 */
export const planQueue = new LeasedQueue<DuePlan>({
  table: 'ai_trip_plans',
  statementSuffix: 'Plans',
  dueColumn: 'generate_after',
  pendingStates: ['requested'],
  leasedState: 'generating',
  leaseUntil: `greatest(
        clock_timestamp() + interval '10 seconds',
        least(clock_timestamp() + $2 * interval '1 millisecond', q.deadline_at + interval '5 seconds'))`,
  returning: `q.trip, q.traceparent,
    (extract(epoch from q.deadline_at - clock_timestamp()) * 1000)::float8 as "remainingMs"`,
})

/** `v` has the text of each plan; $4 writer, $5 model, $6 settle ms */
export const generatedSet = `state = 'generated', generated_plan = v.text,
    writer = $4, model = $5, finished_at = clock_timestamp(),
    announce_after = clock_timestamp() + $6 * interval '1 millisecond'`

/** $3 reason, $4 writer, $5 settle ms */
export const failedSet = `state = 'failed', failure_reason = $3, writer = $4,
    finished_at = clock_timestamp(), announce_after = clock_timestamp() + $5 * interval '1 millisecond'`

/** $3 wait in ms, $4 attempts to return (0 or 1) */
export const requeuedSet = `state = 'requested', attempts = attempts - $4::int,
    generate_after = clock_timestamp() + $3 * interval '1 millisecond'`

const hasSettled = 'announced_at is null and announce_after <= clock_timestamp()'

/** Whether there is a plan whose settle time has passed. It locks nothing, because it rarely finds one. */
export const anySettledSql = `/* anySettled */ select exists(select from ai_trip_plans where ${hasSettled}) as "hasAny"`

/**
 * Marks plans whose settle time has passed as announced and reads their current state (PIPE-05). The rows stay locked
 * until their events are stored. $1 maximum number of plans
 */
export const claimSettledSql = `/* claimSettled */
  with settled as materialized (
    select id from ai_trip_plans where ${hasSettled} order by announce_after limit $1 for update skip locked)
  update ai_trip_plans p set announced_at = clock_timestamp() from settled where p.id = settled.id
  returning p.id, p.state, p.generated_plan as "generatedPlan", p.writer, p.failure_reason as "failureReason", p.finished_at as "finishedAt",
    p.traceparent`

/**
 * Number of plans and drafts still to be written, and seconds since the earliest was due. A leased row counts as due
 * only when its lease expires.
 */
export const planBacklogSql = `/* planBacklog */ select count(*)::int as waiting,
  greatest(0, coalesce(extract(epoch from clock_timestamp() - min(coalesce(lease_until, generate_after))), 0))::float8
    as "oldestDueSeconds"
  from (select lease_until, generate_after from ai_trip_plans where state in ('requested', 'generating')
    union all
    select lease_until, generate_after from care_plan_drafts where state in ('requested', 'generating')) open`

/** A writer that still works on one of them finds no row for its result. $1 ids */
export const erasePlansSql = `/* erasePlans */ delete from ai_trip_plans where id = any($1::uuid[])`
