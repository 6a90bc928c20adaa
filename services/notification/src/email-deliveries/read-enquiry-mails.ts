import type { WriteTx } from '@seneb/service-kit/database/db'

import { enquiryMailsSql } from './email-delivery.entity.js'

/** State of an enquiry, as its mails show it. */
export interface EnquiryMails {
  /** Whether it was withdrawn. */
  readonly isWithdrawn: boolean
  /** Whether its person was sent a receipt. */
  readonly hasReceipt: boolean
}

/** Reads from an enquiry's mails whether more mail about it may be sent. */
export async function readEnquiryMails(enquiryId: string, tx: WriteTx): Promise<EnquiryMails> {
  const [mails] = await tx.query<EnquiryMails>(enquiryMailsSql, [enquiryId])
  return mails ?? { isWithdrawn: false, hasReceipt: false }
}
