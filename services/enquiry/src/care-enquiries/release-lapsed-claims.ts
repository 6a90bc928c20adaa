import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import { CareEnquiry, type CareEnquiryRow } from './care-enquiry.entity.js'
import { lapsedClaimsSql } from './care-enquiry.queries.js'
import { CareEvent } from './care-event.entity.js'

type Lapsed = Pick<CareEnquiryRow, 'assignee_id' | 'id' | 'version'>

const rowsPerTurn = 100

/**
 * Offers unanswered enquiries to everybody again whose claim ran out, so that nothing waits for somebody who went home. It
 * changes no version: whoever still writes an answer sends it, unless another took the enquiry meanwhile.
 */
export async function releaseLapsedClaims(ctx: Pick<Ctx, 'db' | 'newId' | 'now'>): Promise<'again' | void> {
  const released = await ctx.db.write(async (tx) => {
    const lapsed = await tx.query<Lapsed>(lapsedClaimsSql, [ctx.now(), rowsPerTurn])
    for (const enquiry of lapsed) await release(enquiry, tx, ctx)
    return lapsed.length
  })
  if (released === rowsPerTurn) return 'again'
}

async function release(
  { assignee_id, id, version }: Lapsed,
  tx: WriteTx,
  ctx: Pick<Ctx, 'newId' | 'now'>,
): Promise<void> {
  await tx.update(CareEnquiry, { id }, { assignee_id: null, claimed_until: null })
  const line = { id: ctx.newId(), enquiry_id: id, at: ctx.now(), kind: 'claim-lapsed', assignee_id }
  await tx.save(Object.assign(new CareEvent(), line))
  await tx.say(CareEnquiryChanged, { enquiryId: id, version })
}
