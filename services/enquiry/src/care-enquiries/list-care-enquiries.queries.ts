import type { Input } from '@seneb/contracts/define'
import type { ListCareEnquiries } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { careCountLimit, setAsideHours, voidOutcomes } from '@seneb/contracts/vocabulary/care-enquiries'
import { erasureListedAhead, retentionPeriods } from '@seneb/contracts/vocabulary/retention-periods'
import { promisedReplyHours } from '@seneb/contracts/vocabulary/trip-options'

/** Parameters of the list statement. */
export interface ListRequest extends Pick<
  Input<typeof ListCareEnquiries>,
  'first' | 'kind' | 'mine' | 'overdue' | 'show' | 'unclaimed'
> {
  readonly staffId: string
  readonly now: Date
  /** Whether merged enquiries are found as well. */
  readonly isSearch?: boolean
  readonly position?: { readonly at: string; readonly id: string }
  /** Complete reference, for callers who may search only by it. */
  readonly reference?: string
}

export interface Statement {
  readonly sql: string
  readonly params: readonly unknown[]
}

/**
 * Maximum number of a view's enquiries scanned per page, in the view's order, when its index does not cover all
 * filters.
 */
export const scanned = 1000

/** Number of characters of a message that are read for its preview. */
const charactersRead = 400

/** Adds a value to the parameters of a statement and returns its placeholder. */
export type Parameter = (value: unknown) => string

/**
 * Returns the columns of a listed row, with data from its submission. The statements add `place`, the cursor of the
 * next page: the time that orders the view.
 */
export const listedColumns = (of: string) => `id, reference, kind, state, outcome, duplicate_of, version, submitted_at,
  due_at, first_replied_at, last_activity_at, assignee_id, claimed_until, snoozed_until, is_referred, has_mail_problem,
  unread_messages, reply_wanted_since, merged_into,
  (select k.reference from care_enquiries k where k.id = ${of}.merged_into) as merged_reference,
  plan_state, plan_decision, plan_decided_at, full_name, phone_number, treatment_type, procedure, country,
  coalesce((select t.time_zone from trip_plans t where t.id = ${of}.id),
    (select r.time_zone from consultations r where r.id = ${of}.id)) as time_zone,
  left(coalesce((select t.companion_travel_needs from trip_plans t where t.id = ${of}.id),
    (select r.message from consultations r where r.id = ${of}.id)), ${charactersRead}) as first_words`

const due = `first_replied_at is null and state <> 'closed'`
/** Views that are not states; each condition matches its index exactly. */
const shown = {
  due,
  'new-messages': 'new_message_at is not null',
  undelivered: `has_mail_problem and state <> 'closed'`,
  'plan-returned': `plan_state = 'returned' and state <> 'closed'`,
  'plan-decided': `plan_decision is not null and state in ('new', 'open') and merged_into is null`,
  'set-aside': `state = 'closed' and first_replied_at is null and outcome in (${voidOutcomes.map((one) => `'${one}'`).join(', ')})`,
} as const

/** Closed so recently at `at` that leads still see it as set aside. */
const setAsideAfter = (at: string) => `last_activity_at > ${at}::timestamptz - interval '${setAsideHours} hours'`

/** Submitted so long before `at` that the reply was due by then; worded like the indexes, which have no `due_at`. */
const dueBy = (at: string) => `submitted_at <= ${at}::timestamptz - interval '${promisedReplyHours} hours'`

/** Inactive for so long at `at` that the platform erases it within a month without further activity (O-7). */
const erasedSoonBy = (at: string) =>
  `last_activity_at <= ${at}::timestamptz + interval '${erasureListedAhead}' - interval '${retentionPeriods.enquiry}'`

const countOf = (condition: string, order = '') =>
  `(select count(*)::int from (select from care_enquiries where ${condition} and merged_into is null ${order} limit ${careCountLimit}) seen)`

/** Half of the table or none of it is about to be erased, so the order tells the planner which index to use. */
const oldestFirst = 'order by last_activity_at'

/**
 * Counts the enquiries waiting for something, each along its index and only up to the displayed limit. $1 now, $2 the
 * caller's ID
 */
export const countCareEnquiriesSql = `/* countCareEnquiries */
  select ${countOf(due)} as due,
    ${countOf(`${due} and ${dueBy('$1')}`)} as late,
    ${countOf(`${due} and not ${dueBy('$1')} and ${dueBy(`($1::timestamptz + interval '4 hours')`)}`)} as soon,
    ${countOf(`${due} and assignee_id is null`)} as unclaimed,
    ${countOf(shown.undelivered)} as undelivered,
    ${countOf(shown['plan-returned'])} as "plansReturned",
    ${countOf(shown['plan-decided'])} as "plansDecided",
    ${countOf(`${shown['set-aside']} and ${setAsideAfter('$1')}`)} as "setAside",
    ${countOf(erasedSoonBy('$1'), oldestFirst)} as "dueForErasure",
    ${countOf(`assignee_id = $2::uuid and state = 'open'`)} as mine,
    ${countOf(shown['new-messages'])} as "newMessages"`

/**
 * Returns the list as one statement that reads along one index. Only requested conditions are included, so that the
 * planner can choose the index.
 */
export function listStatement(request: ListRequest): Statement {
  const { parameter, params } = parameters()
  const { behind, by, indexed, looked, order } = viewOf(request, parameter)
  const conditions = [...indexed, ...looked, ...behind]
  const found = request.reference === undefined ? [] : [`reference = ${parameter(request.reference)}`]
  const sql = `/* listCareEnquiries */ select ${listedColumns('care_enquiries')}, ${by}::text as place from care_enquiries
    where ${[...conditions, ...found].join(' and ')} order by ${order} limit ${parameter(request.first + 1)}`
  return { sql, params }
}

/** Whether the index covers only the time, not the filters, so that few of the scanned rows may match. */
export const isLookedThrough = ({ kind, mine, overdue, reference, show, unclaimed }: ListRequest) =>
  show === 'erased-soon' && reference === undefined && (mine || unclaimed || overdue || kind !== undefined)

/**
 * Position at which the rows checked for a page end, repeated in each row; null when the page is full or the view ends.
 */
export interface ScanEnd {
  readonly end_at: string | null
  readonly end_id: string | null
}

/**
 * A page of a view whose index does not contain the filter: reads the next thousand rows in order, until the page is
 * full, so that the work does not grow with the table. There is always a row; without an id it only marks the end of
 * the scan.
 */
export function scanStatement(request: ListRequest): Statement {
  const { parameter, params } = parameters()
  const { behind, by, indexed, looked, order } = viewOf(request, parameter)
  const limit = parameter(request.first + 1)
  const next = `from care_enquiries where ${[...indexed, ...behind].join(' and ')}`
  const sql = `/* lookThroughCareEnquiries */
    with page as materialized (
      select ${listedColumns('seen')}, ${by}::text as place, row_number() over () as at
      from (select * ${next} order by ${order} limit ${scanned}) seen where ${looked.join(' and ')}
      limit ${limit}),
    ended as materialized (
      select ${by}, id ${next} and (select count(*) from page) < ${limit}
      order by ${order} offset ${scanned - 1} limit 1)
    select page.*, ended.${by}::text as end_at, ended.id as end_id
    from (select) once left join ended on true left join page on true order by page.at`
  return { sql, params }
}

export function parameters(): { readonly params: readonly unknown[]; readonly parameter: Parameter } {
  const params: unknown[] = []
  return { params, parameter: (value) => `$${params.push(value)}` }
}

/** Returns the conditions and the order of a view. Enquiries closed as tests appear only in the set-aside view. */
export function viewOf(request: ListRequest, parameter: Parameter) {
  const { isSearch = false, kind, now, overdue, position, show, unclaimed } = request
  const isErasedSoon = show === 'erased-soon'
  const isSetAside = show === 'set-aside'
  const isNewMessages = show === 'new-messages'
  const by = isErasedSoon || isSetAside ? 'last_activity_at' : isNewMessages ? 'new_message_at' : 'submitted_at'
  const isAscending = show === 'due' || isErasedSoon || isNewMessages
  const direction = isAscending ? 'asc' : 'desc'
  const { begin, others, unindexed = [] } = indexedBy(request, parameter)
  const indexed = [
    ...others,
    ...boundsOf(begin),
    ...(isErasedSoon ? [erasedSoonBy(parameter(now))] : []),
    ...(isSetAside ? [setAsideAfter(parameter(now))] : []),
  ]
  // Conditions checked row by row, because the view's index lacks them.
  const looked = [
    isSetAside ? 'true' : `outcome is distinct from 'test'`,
    // A search finds every reference; lists show the kept one of merged enquiries.
    isSearch ? 'true' : 'merged_into is null',
    ...(kind ? [`kind = ${parameter(kind)}`] : []),
    ...(overdue ? [`first_replied_at is null and ${dueBy(parameter(now))}`] : []),
    ...unindexed,
  ]
  const after = position && [...begin, [by, `${parameter(position.at)}::timestamptz`] as const]
  const behind = position && after ? [beyond(after, isAscending ? '>' : '<', parameter(position.id))] : []
  // Unclaimed enquiries are sorted by `assignee_id` first, because only then does the planner use an index that begins
  // with it. Their index orders by submission time, not by last activity.
  const byOwner = unclaimed && !isErasedSoon && !isSetAside && !isNewMessages ? ['assignee_id'] : []
  const ordered = [...byOwner, ...begin.map(([column]) => column), by, 'id']
  return {
    behind,
    by,
    direction,
    indexed,
    looked,
    order: ordered.map((column) => `${column} ${direction}`).join(', '),
  }
}

/** A column with which an index begins, and its value. */
type Begin = readonly (readonly [column: string, value: string])[]

/**
 * Returns the columns and values with which a view's index begins, and the conditions it includes. States are literals
 * in the statement, so that the planner knows their frequency and can use a partial index.
 */
function indexedBy({ mine, overdue, show, staffId, unclaimed }: ListRequest, parameter: Parameter) {
  const own: Begin = mine ? [['assignee_id', `${parameter(staffId)}::uuid`]] : []
  const ofNone = unclaimed ? ['assignee_id is null'] : []
  if (show === 'all') return { begin: own, others: ofNone }
  if (show === 'due') return { begin: own, others: [due, ...ofNone] }
  if (show === 'erased-soon') return { begin: [], others: [], unindexed: [...ofNone, ...equal(own)] }
  // These are few, so that their assignee is checked row by row.
  if (show === 'new-messages') return { begin: [], others: [shown[show], ...ofNone, ...equal(own)] }
  if (show === 'undelivered' || show === 'plan-returned' || show === 'plan-decided' || show === 'set-aside')
    return { begin: [], others: [shown[show], ...ofNone, ...equal(own)] }
  const state: Begin = [['state', `'${show}'`]]
  // Overdue enquiries that are not closed are all waiting, and the index of waiting enquiries holds no others.
  if (overdue && show !== 'closed') return { begin: own, others: [due, ...equal(state), ...ofNone] }
  // The assignee stays an equality: the planner guesses at bounds on both columns, and then read and sorted a small
  // table as a whole.
  return { begin: state, others: [...ofNone, ...equal(own)] }
}

const equal = (begin: Begin) => begin.map(([column, value]) => `${column} = ${value}`)

/**
 * Returns bounds equivalent to an equality. An equality removes the column from the sort order, and any index by time
 * then seems usable. Along such an index the planner would scan past all newer rows of other states.
 */
function boundsOf(begin: Begin): readonly string[] {
  if (begin.length === 0) return []
  const [columns, values] = [begin.map(([column]) => column).join(), begin.map(([, value]) => value).join()]
  return [`(${columns}) >= (${values})`, `(${columns}) <= (${values})`]
}

function beyond(begin: Begin, sign: '<' | '>', id: string): string {
  const columns = [...begin.map(([column]) => column), 'id']
  return `(${columns.join()}) ${sign} (${[...begin.map(([, value]) => value), `${id}::uuid`].join()})`
}
