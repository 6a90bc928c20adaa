import type { Input, Output } from '@seneb/contracts/define'
import type { ListCareEnquiries } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { encodeCursor, decodeCursor } from '@seneb/service-kit/requests/cursor'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { Ctx } from '@seneb/service-kit/ctx'

import type { EnquiryCtx } from '../enquiry-ctx.js'
import { listedEnquiry, type ListedRow, maySeePersonal } from './listed-enquiry.js'
import {
  isLookedThrough,
  listStatement,
  scanStatement,
  type ListRequest,
  type ScanEnd,
  listedColumns,
  scanned,
  parameters,
  viewOf,
  type Parameter,
  type Statement,
} from './list-care-enquiries.queries.js'
import { distanceFrom, referenceIn, searchedFor, type SearchedFor } from './search.rules.js'

type ListInput = Input<typeof ListCareEnquiries>
type Page = Output<typeof ListCareEnquiries>
type Row = ListedRow & { readonly place: string }
type Position = NonNullable<ListRequest['position']>

const nothing: Page = { enquiries: [], isPartial: false }

/**
 * Returns a page of enquiries with one statement. Waiting enquiries are ordered by the time left and those due for
 * erasure by date; all others are listed newest first. A search covers all enquiries in any view. Callers without
 * access to personal data see states and times, and can search only by a complete reference, so that a search reveals
 * no names.
 */
export async function listCareEnquiries(
  { after, search, ...filters }: ListInput,
  ctx: Pick<Ctx, 'db' | 'now' | 'staff'> & Pick<EnquiryCtx, 'nextReplyHours'>,
): Promise<Page> {
  const staff = requireStaff(ctx)
  const isPersonalVisible = maySeePersonal(staff)
  const position = after === undefined ? undefined : decodeCursor(after)
  const now = ctx.now()
  const request = { ...filters, staffId: staff.id, now, position }
  if (search && isPersonalVisible) {
    const searched = searchedFor(search)
    return searched ? searchPage({ ...request, ...everybody }, { search, searched }, ctx) : nothing
  }
  const reference = search && referenceIn(search)
  if (search && !reference) return nothing
  const listed = reference ? { ...request, ...everybody, reference } : request
  const { page, next } = await (isLookedThrough(listed) ? scan(listed, ctx) : listOf(listed, ctx))
  return {
    enquiries: page.map((row) => {
      return listedEnquiry(row, { isPersonalVisible, now, nextReplyHours: ctx.nextReplyHours })
    }),
    next: next && encodeCursor(next),
    isPartial: false,
  }
}

const everybody = {
  show: 'all',
  isSearch: true,
  kind: undefined,
  mine: false,
  unclaimed: false,
  overdue: false,
} as const

interface ListedRows {
  readonly page: readonly Row[]
  readonly next?: Position
}

async function listOf(request: ListRequest, ctx: Pick<Ctx, 'db'>): Promise<ListedRows> {
  const { params, sql } = listStatement(request)
  const { page, last } = pageOf(await ctx.db.read((tx) => tx.query<Row>(sql, params)), request.first)
  return { page, next: last && { at: last.place, id: last.id } }
}

/** Returns the matches in the checked part of the view, possibly none; the next page continues after that part. */
async function scan(request: ListRequest, ctx: Pick<Ctx, 'db'>): Promise<ListedRows> {
  const { params, sql } = scanStatement(request)
  const rows = await ctx.db.read((tx) => tx.query<ScanEnd & (Row | { readonly id: null })>(sql, params))
  const [end] = rows
  if (!end) throw new Error('a look gives a row, whatever it finds')
  const { page, last } = pageOf(
    rows.filter((row) => row.id !== null),
    request.first,
  )
  if (last) return { page, next: { at: last.place, id: last.id } }
  return { page, next: end.end_at !== null && end.end_id !== null ? { at: end.end_at, id: end.end_id } : undefined }
}

/**
 * Returns a page of search results, closest spelling first. For a common name it contains the matches in the checked
 * part of the view, possibly fewer than requested. The next page continues after that part.
 */
async function searchPage(
  request: ListRequest,
  { search, searched }: { readonly search: string; readonly searched: SearchedFor },
  ctx: Pick<Ctx, 'db'> & Pick<EnquiryCtx, 'nextReplyHours'>,
): Promise<Page> {
  const { params, sql } = searchStatement(request, searched)
  const rows = await ctx.db.read((tx) => tx.query<SearchEnd & (Row | { readonly id: null })>(sql, params))
  const [end] = rows
  if (!end) throw new Error('a search gives a row, whatever it finds')
  const found = rows.filter((row) => row.id !== null)
  const { page, last } = pageOf(found, request.first)
  const isCommon = end.goes_on && end.near_fits >= commonFrom
  const position = last
    ? { at: last.place, id: last.id }
    : isCommon
      ? { at: end.end_at ?? '', id: end.end_id ?? '' }
      : undefined
  return {
    enquiries: page
      .toSorted((one, other) => distanceFrom(search, one) - distanceFrom(search, other))
      .map((row) => {
        return listedEnquiry(row, { isPersonalVisible: true, now: request.now, nextReplyHours: ctx.nextReplyHours })
      }),
    next: position && encodeCursor(position),
    isPartial: end.is_partial,
  }
}

/** Returns the rows of a page, and the last of them when there are more. */
function pageOf<R>(rows: readonly R[], first: number): { readonly page: readonly R[]; readonly last: R | undefined } {
  const page = rows.slice(0, first)
  return { page, last: rows.length > first ? page.at(-1) : undefined }
}

/** Maximum number of rows taken from the word index, and from the address index. */
const foundByText = 200
const foundByAddress = 100
/**
 * Number of matches from which a search counts as common; its pages then follow the view's order instead of using the
 * word index.
 */
const commonFrom = 10

/** Facts about the whole search, repeated in each of its rows. */
interface SearchEnd {
  /** Whether the view continues after the scanned rows; `near_fits` counts the matches among them. */
  readonly goes_on: boolean
  readonly near_fits: number
  readonly end_at: string | null
  readonly end_id: string | null
  /** Whether more rows may match than the index returned. */
  readonly is_partial: boolean
}

/**
 * Returns a search as one statement whose work does not grow with the table. It first scans the view's next thousand
 * rows in order, which finds everything common. Only searches rare there use the word or address index. That index
 * returns rows in no time order, so a limited number is taken, and `is_partial` reports when there may be more. Rows of
 * a common name are therefore never fetched from the whole table for sorting. There is always a row; without an ID it
 * holds only the end of the search.
 */
function searchStatement(request: ListRequest, searched: SearchedFor): Statement {
  const { parameter, params } = parameters()
  const { behind, by, direction, indexed, looked, order } = viewOf(request, parameter)
  const { far, fits, foundAtMost } = conditionsOf(searched, parameter)
  const limit = parameter(request.first + 1)
  const inOrder = `${by} ${direction}, id ${direction}`
  const reversed = direction === 'asc' ? 'desc' : 'asc'
  const inView = [...indexed, ...behind]
  const next = inView.length > 0 ? `where ${inView.join(' and ')}` : ''
  const requestedOnes = [...looked, fits].join(' and ')
  const sql = `/* searchCareEnquiries */
    with near as materialized (
      select id, ${by}, ${requestedOnes} as fits from care_enquiries ${next}
      order by ${order} limit ${scanned}),
    reached as materialized (
      select count(*) = ${scanned} as goes_on, (count(*) filter (where fits))::int as near_fits from near),
    ${far},
    page as (
      (select id, ${by} from near where fits order by ${inOrder} limit ${limit})
      union select id, ${by} from far where ${[requestedOnes, ...inView].join(' and ')}
      order by ${inOrder} limit ${limit})
    select reached.*, (select count(*) = ${foundAtMost} from far) as is_partial,
      ended.${by}::text as end_at, ended.id as end_id, listed.*
    from reached
      left join lateral (
        select ${by}, id from near order by ${by} ${reversed}, id ${reversed} limit 1) ended on true
      left join (page cross join lateral (
        select ${listedColumns('care_enquiries')}, ${by}::text as place from care_enquiries where id = page.id limit 1) listed) on true
    order by listed.${by} ${direction}, listed.id ${direction}`
  return { sql, params }
}

const isRareNearby = `(select goes_on and near_fits < ${commonFrom} from reached)`

/** Returns the condition for a match, and the query that collects rare matches from the whole table. */
function conditionsOf(searched: SearchedFor, parameter: Parameter) {
  if ('address' in searched) {
    const from = parameter(searched.address)
    // Bounds instead of `like`, for which the planner uses an index only when it knows the value.
    const fits = `(lower(email) ~>=~ ${from} and lower(email) ~<~ ${parameter(`${searched.address}\u{10FFFF}`)})`
    // Sorted in index order: the cached plan assumes many rows, and without this PostgreSQL would plan each execution
    // again.
    const far = `far as materialized (
      select * from care_enquiries where ${isRareNearby} and ${fits}
      order by lower(email) using ~<~ limit ${foundByAddress})`
    return { fits, far, foundAtMost: foundByAddress }
  }
  const fits = `search @@ ${parameter(searched.terms)}::tsquery`
  // Two steps, because with a limit next to the word condition the planner would scan the table until it has enough
  // rows.
  const far = `by_words as materialized (
      select * from care_enquiries where search @@ ${parameter(searched.rareTerms)}::tsquery),
    far as materialized (select * from by_words where ${isRareNearby} limit ${foundByText})`
  return { fits, far, foundAtMost: foundByText }
}
