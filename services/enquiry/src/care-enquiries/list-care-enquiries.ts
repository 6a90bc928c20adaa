import type { Input, Output } from '@seneb/contracts/define'
import type { ListCareEnquiries } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { cursorOf, placeOf } from '@seneb/service-kit/answering/cursor'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'
import type { Ctx } from '@seneb/service-kit/ctx'

import type { CareEnquiryRow } from './care-enquiry.entity.js'
import { searchQueryOf } from './care-enquiry.rules.js'
import { listedEnquiry } from './listed-enquiry.js'
import { maySeePersonal } from './may-see-personal.js'
import { listStatement } from './list-care-enquiries.queries.js'

type Asked = Input<typeof ListCareEnquiries>
type Page = Output<typeof ListCareEnquiries>
type Row = CareEnquiryRow & { readonly place: string }

const nothing: Page = { enquiries: [] }

/**
 * A page of enquiries by one statement (P9): those who wait by the time that is left, the others newest first. Whoever
 * may not see who asks sees states and clocks, and finds by a whole reference alone, so that a search tells no name.
 */
export async function listCareEnquiries(
  { after, search, ...asked }: Asked,
  ctx: Pick<Ctx, 'db' | 'now' | 'staff'>,
): Promise<Page> {
  const staff = staffOf(ctx)
  const isPersonalShown = maySeePersonal(staff.roles)
  const found = search ? foundBy(search, isPersonalShown) : undefined
  if (search && !found) return nothing

  const place = after === undefined ? undefined : placeOf(after)
  const { params, sql } = listStatement({ ...asked, staffId: staff.id, now: ctx.now(), found, place })
  const rows = await ctx.db.read((tx) => tx.query<Row>(sql, params))

  const page = rows.slice(0, asked.first)
  const last = page.at(-1)
  return {
    enquiries: page.map((row) => listedEnquiry(row, isPersonalShown)),
    next: rows.length > asked.first && last ? cursorOf({ at: last.place, id: last.id }) : undefined,
  }
}

function foundBy(search: string, isPersonalShown: boolean) {
  if (!isPersonalShown) return { reference: search.toUpperCase() }
  const query = searchQueryOf(search)
  return query === undefined ? undefined : { query }
}
