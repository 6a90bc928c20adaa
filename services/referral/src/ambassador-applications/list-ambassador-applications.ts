import type { Input, Output } from '@seneb/contracts/define'
import type { ListAmbassadorApplications } from '@seneb/contracts/messages/referral/ambassador-application.messages'
import { cursorOf, placeOf } from '@seneb/service-kit/answering/cursor'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'
import type { Ctx } from '@seneb/service-kit/ctx'

import { listApplicationsSql } from './ambassador-application.queries.js'
import { listedApplication, type ListedRow } from './listed-application.js'
import { maySeeApplicant } from './may-see-applicant.js'

/** A page of applications by one statement along one index: who waits the longest, or was decided last (D-43). */
export async function listAmbassadorApplications(
  { after, first, status }: Input<typeof ListAmbassadorApplications>,
  ctx: Pick<Ctx, 'db' | 'staff'>,
): Promise<Output<typeof ListAmbassadorApplications>> {
  const isApplicantShown = maySeeApplicant(staffOf(ctx).roles)
  const place = after === undefined ? undefined : placeOf(after)
  const sql = listApplicationsSql({ isOldestFirst: status === 'pending', isContinued: place !== undefined })
  const params = [status, first + 1, ...(place ? [place.at, place.id] : [])]
  const rows = await ctx.db.read((tx) => tx.query<ListedRow & { readonly place: string }>(sql, params))

  const page = rows.slice(0, first)
  const last = page.at(-1)
  return {
    applications: page.map((row) => listedApplication(row, isApplicantShown)),
    next: rows.length > first && last ? cursorOf({ at: last.place, id: last.id }) : undefined,
  }
}
