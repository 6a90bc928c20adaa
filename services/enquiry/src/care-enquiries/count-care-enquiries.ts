import type { Output } from '@seneb/contracts/define'
import type { CountCareEnquiries } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ListSavedViews } from '@seneb/contracts/messages/enquiry/saved-view.messages'
import type { ReadTx } from '@seneb/service-kit/database/db'
import { viewCountLimit } from '@seneb/contracts/vocabulary/care-enquiries'

import {
  countCareEnquiriesSql,
  parameters,
  viewOf,
  type ListRequest,
  type Statement,
} from './list-care-enquiries.queries.js'

type Counts = Output<typeof CountCareEnquiries>

/** Returns the numbers of enquiries waiting for something, in one statement; 100 means 100 or more (GEN-07, D-51). */
export async function countCareEnquiries(ctx: Pick<Ctx, 'db' | 'now' | 'staff'>): Promise<Counts> {
  const params = [ctx.now(), requireStaff(ctx).id]
  const [counts] = await ctx.db.read((tx) => tx.query<Counts>(countCareEnquiriesSql, params))
  if (!counts) throw new Error('counting gives a row, whatever there is to count')
  return counts
}

type ViewCounts = Output<typeof ListSavedViews>['counts']['own']

/**
 * Returns the number of enquiries in each of the caller's views, in their order; uses one statement, or none when there
 * are no views.
 */
export async function countViews(
  filters: readonly ViewFilter[],
  tx: ReadTx,
  ctx: Pick<Ctx, 'now' | 'staff'>,
): Promise<ViewCounts> {
  if (filters.length === 0) return []
  const { params, sql } = countViewsStatement(filters, { staffId: requireStaff(ctx).id, now: ctx.now() })
  const [row] = await tx.query<{ counts: ViewCounts }>(sql, params)
  return row?.counts ?? []
}

/** Which enquiries a view shows. */
type ViewFilter = Pick<ListRequest, 'kind' | 'mine' | 'overdue' | 'show' | 'unclaimed'>

/**
 * Returns one statement that counts the enquiries of all views. For each view it checks the first thousand along the
 * index, in the order of its list, and counts the matches.
 */
function countViewsStatement(filters: readonly ViewFilter[], context: Pick<ListRequest, 'now' | 'staffId'>): Statement {
  const { parameter, params } = parameters()
  const counts = filters.map((filter) => {
    const { indexed, looked, order } = viewOf({ ...filter, ...context, first: viewCountLimit }, parameter)
    const where = indexed.length > 0 ? `where ${indexed.join(' and ')}` : ''
    return `(select jsonb_build_object('count', count(*) filter (where fits), 'isMore', count(*) = ${viewCountLimit})
      from (select ${looked.join(' and ')} as fits from care_enquiries ${where}
        order by ${order} limit ${viewCountLimit}) seen)`
  })
  return { sql: `/* countViews */ select jsonb_build_array(${counts.join(',\n')}) as counts`, params }
}
