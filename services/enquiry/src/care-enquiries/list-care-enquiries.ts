import type { Input, Output } from '@seneb/contracts/define'
import type { ListCareEnquiries } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { cursorOf, placeOf } from '@seneb/service-kit/answering/cursor'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'
import type { Ctx } from '@seneb/service-kit/ctx'

import { listedEnquiry, type ListedRow } from './listed-enquiry.js'
import { maySeePersonal } from './may-see-personal.js'
import {
  isLookedThrough,
  listStatement,
  lookThroughStatement,
  type ListWanted,
  type LookEnd,
} from './list-care-enquiries.queries.js'
import { commonFrom, searchStatement, type SearchEnd } from './search-care-enquiries.queries.js'
import { distanceFrom, referenceIn, searchedFor, type SearchedFor } from './search.rules.js'

type Asked = Input<typeof ListCareEnquiries>
type Page = Output<typeof ListCareEnquiries>
type Row = ListedRow & { readonly place: string }
type Place = NonNullable<ListWanted['place']>

const nothing: Page = { enquiries: [], isPartial: false }

/**
 * A page of enquiries by one statement (P9): those who wait by the time that is left, those that are erased soon by the
 * day, the others newest first. A search is over all of them, whatever the list shows. Whoever may not see who asks sees
 * states and clocks, and finds by a whole reference alone, so that a search tells no name.
 */
export async function listCareEnquiries(
  { after, search, ...asked }: Asked,
  ctx: Pick<Ctx, 'db' | 'now' | 'staff'>,
): Promise<Page> {
  const staff = staffOf(ctx)
  const isPersonalShown = maySeePersonal(staff.roles)
  const place = after === undefined ? undefined : placeOf(after)
  const now = ctx.now()
  const wanted = { ...asked, staffId: staff.id, now, place }
  if (search && isPersonalShown) {
    const searched = searchedFor(search)
    return searched ? searchPage({ ...wanted, ...everybody }, { search, searched }, ctx) : nothing
  }
  const reference = search && referenceIn(search)
  if (search && !reference) return nothing
  const listed = reference ? { ...wanted, ...everybody, reference } : wanted
  const { page, next } = await (isLookedThrough(listed) ? lookThrough(listed, ctx) : listOf(listed, ctx))
  return {
    enquiries: page.map((row) => listedEnquiry(row, { isPersonalShown, now })),
    next: next && cursorOf(next),
    isPartial: false,
  }
}

const everybody = { show: 'all', kind: undefined, mine: false, unclaimed: false, overdue: false } as const

interface ListedRows {
  readonly page: readonly Row[]
  readonly next?: Place
}

async function listOf(wanted: ListWanted, ctx: Pick<Ctx, 'db'>): Promise<ListedRows> {
  const { params, sql } = listStatement(wanted)
  const { page, last } = pageOf(await ctx.db.read((tx) => tx.query<Row>(sql, params)), wanted.first)
  return { page, next: last && { at: last.place, id: last.id } }
}

/** What fits of the part of the view that was looked through, which may be nothing; the next page goes on behind it. */
async function lookThrough(wanted: ListWanted, ctx: Pick<Ctx, 'db'>): Promise<ListedRows> {
  const { params, sql } = lookThroughStatement(wanted)
  const rows = await ctx.db.read((tx) => tx.query<LookEnd & (Row | { readonly id: null })>(sql, params))
  const [end] = rows
  if (!end) throw new Error('a look gives a row, whatever it finds')
  const { page, last } = pageOf(
    rows.filter((row) => row.id !== null),
    wanted.first,
  )
  if (last) return { page, next: { at: last.place, id: last.id } }
  return { page, next: end.end_at !== null && end.end_id !== null ? { at: end.end_at, id: end.end_id } : undefined }
}

/**
 * A page of what was searched for, what is spelled like it first. Of a common name it has what was found in the part of
 * the view that was looked through, which may be less than was asked for, and the next page goes on behind that part.
 */
async function searchPage(
  wanted: ListWanted,
  { search, searched }: { readonly search: string; readonly searched: SearchedFor },
  ctx: Pick<Ctx, 'db'>,
): Promise<Page> {
  const { params, sql } = searchStatement(wanted, searched)
  const rows = await ctx.db.read((tx) => tx.query<SearchEnd & (Row | { readonly id: null })>(sql, params))
  const [end] = rows
  if (!end) throw new Error('a search gives a row, whatever it finds')
  const found = rows.filter((row) => row.id !== null)
  const { page, last } = pageOf(found, wanted.first)
  const isCommon = end.goes_on && end.near_fits >= commonFrom
  const place = last
    ? { at: last.place, id: last.id }
    : isCommon
      ? { at: end.end_at ?? '', id: end.end_id ?? '' }
      : undefined
  return {
    enquiries: page
      .toSorted((one, other) => distanceFrom(search, one) - distanceFrom(search, other))
      .map((row) => listedEnquiry(row, { isPersonalShown: true, now: wanted.now })),
    next: place && cursorOf(place),
    isPartial: end.is_partial,
  }
}

/** The rows of a page, and the last of them when there are more. */
function pageOf<R>(rows: readonly R[], first: number): { readonly page: readonly R[]; readonly last: R | undefined } {
  const page = rows.slice(0, first)
  return { page, last: rows.length > first ? page.at(-1) : undefined }
}
