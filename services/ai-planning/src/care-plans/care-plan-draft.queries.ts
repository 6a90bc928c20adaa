import { LeasedQueue } from '@seneb/service-kit/working/leased-queue'

/**
 * Asks for another draft of a plan, to be begun at once; no row where one is being written. $1 id, $2 plan, $3 version, $4 reason, $5 who asks,
 * $6 deadline s, $7 traceparent
 */
export const requestDraftSql = `/* requestDraft */
  insert into care_plan_drafts (id, plan_id, version, reason, asked_by, deadline_at, traceparent)
  values ($1, $2, $3, $4, $5, clock_timestamp() + $6 * interval '1 second', $7)
  on conflict do nothing returning id`

/** What a writer knows of the draft it holds. */
export interface DueDraft {
  readonly tripPlanId: string
  readonly trip: unknown
  readonly remainingMs: number
  readonly traceparent: string | null
}

/** Drafts to be written anew, as `planQueue` has the first ones. */
export const draftQueue = new LeasedQueue<DueDraft>({
  table: 'care_plan_drafts',
  rows: 'Drafts',
  due: 'generate_after',
  waiting: ['requested'],
  held: 'generating',
  leaseUntil: `greatest(
        clock_timestamp() + interval '10 seconds',
        least(clock_timestamp() + $2 * interval '1 millisecond', q.deadline_at + interval '5 seconds'))`,
  returning: `q.plan_id as "tripPlanId", q.traceparent,
    (select p.trip from ai_trip_plans p where p.id = q.plan_id) as trip,
    (extract(epoch from q.deadline_at - clock_timestamp()) * 1000)::float8 as "remainingMs"`,
})

/** $3 itinerary, $4 writer, $5 model */
export const draftedSet = `state = 'generated', itinerary = $3::jsonb, writer = $4, model = $5, finished_at = clock_timestamp()`

/** $3 reason, $4 writer */
export const undraftedSet = `state = 'failed', failure_reason = $3, writer = $4, finished_at = clock_timestamp()`

/** $3 wait ms, $4 attempts to take back (0 or 1) */
export const handDraftBackSet = `state = 'requested', attempts = attempts - $4::int,
    generate_after = clock_timestamp() + $3 * interval '1 millisecond'`

/** Plans whose new draft has come to its end, and that do not know of it. $1 how many */
export const plansWithDraftsSql = `/* plansWithDrafts */
  select plan_id as "planId" from care_plan_drafts
  where concluded_at is null and finished_at is not null
  order by finished_at limit $1`

/** The draft of a locked plan that has come to its end; none when somebody else was faster. $1 the plan */
export const finishedDraftSql = `/* finishedDraft */
  select id, version, itinerary from care_plan_drafts
  where plan_id = $1 and concluded_at is null and finished_at is not null`

/** $1 id, $2 the version that it became */
export const concludeDraftSql = `/* concludeDraft */
  update care_plan_drafts set concluded_at = clock_timestamp(), made_version = $2 where id = $1`
