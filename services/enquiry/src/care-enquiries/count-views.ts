import type { Output } from '@seneb/contracts/define'
import type { ListSavedViews } from '@seneb/contracts/messages/enquiry/saved-view.messages'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx } from '@seneb/service-kit/storing/db'

import { countViewsStatement, type ViewFilter } from './count-views.queries.js'

type Counts = Output<typeof ListSavedViews>['counts']['own']

/** How many enquiries each view shows to whoever asks, in their order; one statement, or none where there is no view (P13). */
export async function countViews(
  filters: readonly ViewFilter[],
  tx: ReadTx,
  ctx: Pick<Ctx, 'now' | 'staff'>,
): Promise<Counts> {
  if (filters.length === 0) return []
  const { params, sql } = countViewsStatement(filters, { staffId: staffOf(ctx).id, now: ctx.now() })
  const [row] = await tx.query<{ counts: Counts }>(sql, params)
  return row?.counts ?? []
}
