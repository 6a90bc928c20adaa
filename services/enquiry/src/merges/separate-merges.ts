import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { recomputeMessages } from '../care-enquiries/recompute-messages.js'
import { separateSql } from './merge.entity.js'

/** Separates an enquiry whose consent was withdrawn from all others, so that lists show those again. */
export async function separateMerges(enquiryId: string, tx: WriteTx, ctx: Pick<Ctx, 'now'>): Promise<void> {
  const others = await tx.query<{ readonly id: string }>(separateSql, [enquiryId, ctx.now()])
  await recomputeMessages(
    others.map(({ id }) => id),
    tx,
  )
}
