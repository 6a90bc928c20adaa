import type { Output } from '@seneb/contracts/define'
import type { CountCareEnquiries } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'
import type { Ctx } from '@seneb/service-kit/ctx'

import { countCareEnquiriesSql } from './list-care-enquiries.queries.js'

type Counts = Output<typeof CountCareEnquiries>

/** How many enquiries wait for something, by one statement; a hundred stands for as many or more (GEN-07, D-51). */
export async function countCareEnquiries(ctx: Pick<Ctx, 'db' | 'now' | 'staff'>): Promise<Counts> {
  const params = [ctx.now(), staffOf(ctx).id]
  const [counts] = await ctx.db.read((tx) => tx.query<Counts>(countCareEnquiriesSql, params))
  if (!counts) throw new Error('counting gives a row, whatever there is to count')
  return counts
}
