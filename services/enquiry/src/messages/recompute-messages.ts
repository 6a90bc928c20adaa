import type { WriteTx } from '@seneb/service-kit/database/db'

import type { Locked } from '../care-enquiries/change-care-enquiry.js'
import { recomputeMessagesSql } from './message.queries.js'

/** Recomputes the unread mark and the next-reply clock of enquiries, and of those they are merged into. */
export async function recomputeMessages(enquiryIds: readonly string[], tx: WriteTx): Promise<void> {
  if (enquiryIds.length > 0) await tx.query(recomputeMessagesSql, [enquiryIds])
}

/** Recomputes the marks of a locked enquiry, unless it has neither messages nor merges, so that no mark can change. */
export async function recomputeMarks(
  { has_merges, has_messages, id }: Pick<Locked, 'has_merges' | 'has_messages' | 'id'>,
  tx: WriteTx,
): Promise<void> {
  if (has_messages || has_merges) await recomputeMessages([id], tx)
}
