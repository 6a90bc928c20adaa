import type { WriteTx } from '@seneb/service-kit/database/db'

import { eraseInboundSql } from './inbound-email.queries.js'

/** Deletes every received email of these enquiries and of their people; runs before their own mails are deleted. */
export async function eraseInboundEmails(enquiryIds: readonly string[], tx: WriteTx): Promise<void> {
  await tx.query(eraseInboundSql, [enquiryIds])
}
