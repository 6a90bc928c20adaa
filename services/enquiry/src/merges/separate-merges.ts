import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { recomputeMessages } from '../care-enquiries/recompute-messages.js'
import { writeLine } from '../care-enquiries/write-lines.js'
import { separateSql } from './merge.entity.js'

interface Separated {
  readonly id: string
  readonly version: number
}

/** Separates an enquiry that its person withdrew from all others, so that lists show those again. */
export async function separateMerges(
  enquiryId: string,
  tx: WriteTx,
  ctx: Pick<Ctx, 'atRest' | 'newId' | 'now'>,
): Promise<void> {
  const at = ctx.now()
  const others = await tx.query<Separated>(separateSql, [enquiryId, at])
  for (const { id, version } of others) {
    await writeLine({ enquiryId, at, kind: 'unmerged', other_enquiry_id: id }, tx, ctx)
    await writeLine({ enquiryId: id, at, kind: 'unmerged', other_enquiry_id: enquiryId }, tx, ctx)
    await tx.publish(CareEnquiryChanged, { enquiryId: id, version })
  }
  await recomputeMessages(
    others.map(({ id }) => id),
    tx,
  )
}
