import type { Input } from '@seneb/contracts/define'
import type { ListCareEnquiries } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { careCountLimit } from '@seneb/contracts/vocabulary/care-enquiries'

/** What of the list is wanted, as the statement takes it. */
export interface ListWanted extends Pick<
  Input<typeof ListCareEnquiries>,
  'first' | 'kind' | 'mine' | 'overdue' | 'show' | 'unclaimed'
> {
  readonly staffId: string
  readonly now: Date
  readonly place?: { readonly at: string; readonly id: string }
  /** By how reference, name, address or number begin, or by a whole reference. */
  readonly found?: { readonly query: string } | { readonly reference: string }
}

interface Statement {
  readonly sql: string
  readonly params: readonly unknown[]
}

const columns = `id, reference, kind, state, outcome, version, submitted_at, submitted_at::text as place, due_at,
  first_answered_at, last_activity_at, assignee_id, claimed_until, wakes_at, is_referred, has_mail_problem, full_name,
  treatment_type, procedure, country`

/** Views that are no state, each in the words of its index. */
const shown = {
  due: `first_answered_at is null and state <> 'closed'`,
  undelivered: `has_mail_problem and state <> 'closed'`,
} as const

const countOf = (condition: string) =>
  `(select count(*)::int from (select from care_enquiries where ${condition} limit ${careCountLimit}) seen)`

/**
 * How many there are that wait for something, each along its index and no further than people are told. $1 now, $2 who
 * asks
 */
export const countCareEnquiriesSql = `/* countCareEnquiries */
  select ${countOf(shown.due)} as due,
    ${countOf(`${shown.due} and due_at <= $1::timestamptz`)} as late,
    ${countOf(`${shown.due} and due_at > $1::timestamptz and due_at <= $1::timestamptz + interval '4 hours'`)} as soon,
    ${countOf(`${shown.due} and assignee_id is null`)} as unclaimed,
    ${countOf(shown.undelivered)} as undelivered,
    ${countOf(`assignee_id = $2::uuid and state = 'open'`)} as mine`

/**
 * The list as one statement that reads along one index: a condition stands in it only when it is asked for, so that the
 * planner knows which index serves. Nothing that was closed as a test is in any list.
 */
export function listStatement(wanted: ListWanted): Statement {
  const params: unknown[] = []
  const parameter = (value: unknown) => `$${params.push(value)}`
  const isDue = wanted.show === 'due'
  const { found, place } = wanted
  const conditions = [
    wanted.show === 'due' || wanted.show === 'undelivered'
      ? shown[wanted.show]
      : wanted.show !== 'all' && `state = ${parameter(wanted.show)}`,
    `outcome is distinct from 'test'`,
    wanted.mine ? `assignee_id = ${parameter(wanted.staffId)}::uuid` : undefined,
    wanted.unclaimed ? 'assignee_id is null' : undefined,
    wanted.kind ? `kind = ${parameter(wanted.kind)}` : undefined,
    wanted.overdue ? `first_answered_at is null and due_at <= ${parameter(wanted.now)}` : undefined,
    found &&
      ('query' in found
        ? `search @@ to_tsquery('simple', ${parameter(found.query)})`
        : `reference = ${parameter(found.reference)}`),
    place &&
      `(submitted_at, id) ${isDue ? '>' : '<'} (${parameter(place.at)}::timestamptz, ${parameter(place.id)}::uuid)`,
  ].filter(Boolean)
  const order = isDue ? 'asc' : 'desc'
  const sql = `/* listCareEnquiries */ select ${columns} from care_enquiries where ${conditions.join(' and ')}
    order by submitted_at ${order}, id ${order} limit ${parameter(wanted.first + 1)}`
  return { sql, params }
}
