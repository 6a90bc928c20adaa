import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'
import { promiseMarkNames, promiseMarks } from '@seneb/contracts/vocabulary/promise-marks'

/** A running promise one of whose marks has passed, with what is told of it. */
export interface DuePromise {
  readonly id: string
  readonly promised_at: Date
  readonly due_at: Date
  readonly told_hours: number
  readonly enquiry_id: string
  readonly kind: EnquiryKind
  readonly reference: string
  readonly version: number
  readonly assignee_id: string | null
  readonly full_name: string
  readonly email: string
  readonly time_zone: string | null
}

const hours = promiseMarkNames.map((mark) => promiseMarks[mark])
/** For so long an answer that was written counts as on its way; what is not there then has met with trouble. */
const onItsWay = `interval '10 minutes'`
/** The next mark of a row, in hours. */
const nextMark = `case ${hours.map((at) => `when p.told_hours < ${at} then ${at}`).join(' ')} end`

/**
 * Promises with a mark to tell, locked with their enquiries; what another process tells of, or somebody works on at
 * this instant, is left to the next turn, so that two processes never tell of one and nobody waits for the other. What
 * was answered, closed or taken back is none of them, and nobody is reminded of an answer that is on its way. The last
 * word of the condition is along the index. $1 now, $2 rows
 */
export const duePromisesSql = `/* duePromises */
  select p.id, p.promised_at, p.due_at, p.told_hours, c.id as enquiry_id, c.kind, c.reference, c.version, c.assignee_id,
    c.full_name, c.email, coalesce(t.time_zone, r.time_zone) as time_zone
  from answer_promises p
    join care_enquiries c on c.id = coalesce(p.trip_plan_id, p.consultation_id)
    left join trip_plans t on t.id = p.trip_plan_id
    left join consultations r on r.id = p.consultation_id
  where p.kept_at is null and p.told_hours < ${hours.at(-1)} and c.first_answered_at is null and c.state <> 'closed'
    and p.promised_at <= $1::timestamptz - ${nextMark} * interval '1 hour'
    and p.promised_at <= $1::timestamptz - interval '${hours[0]} hours'
    and not exists (select from care_answers a where a.enquiry_id = c.id and a.state in ('waiting', 'queued')
      and a.waiting_until > $1::timestamptz - ${onItsWay})
  order by p.promised_at limit $2 for update of p, c skip locked`
