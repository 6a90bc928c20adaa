import type { WriteTx } from '@seneb/service-kit/database/db'

import { recomputeMessagesSql } from './message.queries.js'

/** Recomputes the unread mark and the next-reply clock of enquiries, and of those they are merged into. */
export async function recomputeMessages(enquiryIds: readonly string[], tx: WriteTx): Promise<void> {
  if (enquiryIds.length > 0) await tx.query(recomputeMessagesSql, [enquiryIds])
}
