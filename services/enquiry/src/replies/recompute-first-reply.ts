import type { WriteTx } from '@seneb/service-kit/database/db'

import { movePromiseEnd } from '../reply-promises/reply-promise.js'
import { recomputeFirstReplySql } from './reply.entity.js'

/** Moves the first reply and the end of the promise to the earliest evidence that is left (GEN-07). */
export async function recomputeFirstReply(enquiryId: string, tx: WriteTx): Promise<void> {
  const [enquiry] = await tx.query<{ readonly repliedAt: Date | null }>(recomputeFirstReplySql, [enquiryId])
  if (enquiry) await movePromiseEnd(enquiryId, enquiry.repliedAt, tx)
}
