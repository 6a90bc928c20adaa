import type { Output } from '@seneb/contracts/define'
import type { CountCareEnquiries } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import type { Ctx } from '@seneb/service-kit/ctx'

import { countCareEnquiriesSql } from './list-care-enquiries.queries.js'

type Counts = Output<typeof CountCareEnquiries>

/** How many enquiries two of the views show, by one statement; a hundred stands for as many or more (D-51). */
export async function countCareEnquiries({ db }: Pick<Ctx, 'db'>): Promise<Counts> {
  const [counts] = await db.read((tx) => tx.query<Counts>(countCareEnquiriesSql))
  if (!counts) throw new Error('counting gives a row, whatever there is to count')
  return counts
}
