/**
 * One requested row per enquiry, however often it is heard of.
 * $1 id, $2 trip, $3 traceparent, $4 start delay ms, $5 deadline s
 */
export const requestPlanSql = `/* requestPlan */
  insert into ai_trip_plans (id, state, trip, traceparent, requested_at, generate_after, deadline_at)
  select $1::uuid, 'requested', $2::jsonb, $3, t, t + $4 * interval '1 millisecond', t + $5 * interval '1 second'
  from (select clock_timestamp() as t) now
  on conflict (id) do nothing`

/**
 * Takes one due plan for `$1` seconds as holder `$2`: a requested one whose time has come, or one whose writer's
 * lease ran out because it died. The lease does not outlast the deadline by much, so that a dead writer does not
 * hold the outcome back. Two workers at once never take the same row.
 */
export const claimDuePlanSql = `/* claimDuePlan */
  update ai_trip_plans p
  set state = 'generating', attempts = attempts + 1, lease_holder = $2::uuid,
      lease_until = greatest(
        clock_timestamp() + interval '10 seconds',
        least(clock_timestamp() + $1 * interval '1 second', deadline_at + interval '5 seconds'))
  where p.id = (
    select id from ai_trip_plans
    where state in ('requested', 'generating') and coalesce(lease_until, generate_after) <= clock_timestamp()
    order by coalesce(lease_until, generate_after)
    limit 1
    for update skip locked)
  returning p.id, p.trip, p.attempts, p.traceparent,
    (extract(epoch from p.deadline_at - clock_timestamp()) * 1000)::float8 as "remainingMs"`

/** Only who still holds the plan may change it; a holder whose lease ran out and was taken over may not. */
const held = `where id = $1::uuid and state = 'generating' and lease_holder = $2::uuid returning id`

/** $3 text, $4 itinerary, $5 writer, $6 model, $7 settle ms */
export const storePlanSql = `/* storePlan */
  update ai_trip_plans set state = 'generated', generated_plan = $3, itinerary = $4::jsonb, writer = $5, model = $6,
    lease_holder = null, lease_until = null, finished_at = clock_timestamp(),
    announce_after = clock_timestamp() + $7 * interval '1 millisecond' ${held}`

/** $3 reason, $4 writer, $5 settle ms */
export const storeFailureSql = `/* storeFailure */
  update ai_trip_plans set state = 'failed', failure_reason = $3, writer = $4,
    lease_holder = null, lease_until = null, finished_at = clock_timestamp(),
    announce_after = clock_timestamp() + $5 * interval '1 millisecond' ${held}`

/** $3 wait ms, $4 attempts to take back (0 or 1) */
export const handBackSql = `/* handBackPlan */
  update ai_trip_plans set state = 'requested', attempts = attempts - $4::int,
    lease_holder = null, lease_until = null,
    generate_after = clock_timestamp() + $3 * interval '1 millisecond' ${held}`

/** Locks plans whose settle time has passed and reads them anew (PIPE-05). $1 how many */
export const settledPlansSql = `/* settledPlans */
  select id, state, itinerary, writer, failure_reason as "failureReason", finished_at as "finishedAt", traceparent
  from ai_trip_plans
  where announced_at is null and announce_after <= clock_timestamp()
  order by announce_after
  limit $1
  for update skip locked`

/** $1 ids */
export const markAnnouncedSql = `/* markAnnounced */
  update ai_trip_plans set announced_at = clock_timestamp() where id = any($1::uuid[])`
