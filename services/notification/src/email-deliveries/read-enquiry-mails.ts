import type { WriteTx } from '@seneb/service-kit/database/db'

import { enquiryMailsSql } from './email-delivery.entity.js'

/** State of an enquiry, as its mails show it. */
export interface EnquiryMails {
  /** Whether it was taken back. */
  readonly isWithdrawn: boolean
  /** Whether its person was sent a receipt. */
  readonly hasReceipt: boolean
}

/** Reads from the mails of an enquiry whether anybody may still be written to about it. */
export async function readEnquiryMails(enquiryId: string, tx: WriteTx): Promise<EnquiryMails> {
  const [mails] = await tx.query<EnquiryMails>(enquiryMailsSql, [enquiryId])
  return mails ?? { isWithdrawn: false, hasReceipt: false }
}
