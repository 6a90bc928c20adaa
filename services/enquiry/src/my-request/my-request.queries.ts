import type { CareState } from '@seneb/contracts/vocabulary/care-enquiries'
import type { CarePlanState } from '@seneb/contracts/vocabulary/care-plans'
import { promisedReplyHours } from '@seneb/contracts/vocabulary/trip-options'

/** Times and states of a request, without anything about the person. */
export interface Progress {
  readonly reference: string
  readonly submittedAt: Date
  readonly timeZone: string | null
  readonly dueAt: Date
  readonly repliedAt: Date | null
  /** Null after the enquiry was set aside. */
  readonly state: CareState | null
  readonly planState: CarePlanState | null
  readonly planStateAt: Date | null
  readonly replyWantedSince: Date | null
  /** First time at which a staff member took it on. */
  readonly takenOnAt: Date | null
  /** Last times at which it began to wait for the person, and was closed. */
  readonly waitingAt: Date | null
  readonly closedAt: Date | null
  readonly isWithdrawn: boolean
  readonly eraseAt: Date | null
}

/** $1 the enquiry */
export const progressSql = `/* progressOfRequest */
  with base as (
    select id, reference, submitted_at, time_zone from trip_plans where id = $1::uuid
    union all select id, reference, requested_at, time_zone from consultations where id = $1::uuid),
  lines as (
    select min(at) filter (where kind in ('claimed', 'assigned', 'taken-over', 'contacted', 'replied')) as taken_on_at,
      max(at) filter (where kind = 'waiting') as waiting_at, max(at) filter (where kind = 'closed') as closed_at
    from care_events where enquiry_id = $1::uuid)
  select b.reference, b.submitted_at as "submittedAt", b.time_zone as "timeZone",
    coalesce(c.due_at, b.submitted_at + interval '${promisedReplyHours} hours') as "dueAt",
    c.first_replied_at as "repliedAt", c.state, c.plan_state as "planState", c.plan_state_at as "planStateAt",
    c.reply_wanted_since as "replyWantedSince", l.taken_on_at as "takenOnAt", l.waiting_at as "waitingAt",
    l.closed_at as "closedAt",
    exists (select from pending_withdrawals w where w.enquiry_id = b.id and w.effect = 'enquiry-ended') as "isWithdrawn",
    (select e.erase_at from requested_erasures e where e.enquiry_id = b.id) as "eraseAt"
  from base b cross join lines l left join care_enquiries c on c.id = b.id`
