import type { ReadTx } from '@seneb/service-kit/database/db'

import { readLinkSql } from './request-link.entity.js'

/** Use of a patient's link, without its secret. */
interface RequestLinkUse {
  readonly openedCount: number
  readonly lastOpenedAt: Date | null
  readonly expiresAt: Date
}

/** Returns the use of the link of an enquiry; undefined when it has none. */
export async function readRequestLink(
  enquiryId: string,
  tx: Pick<ReadTx, 'query'>,
): Promise<RequestLinkUse | undefined> {
  const [link] = await tx.query<RequestLinkUse>(readLinkSql, [enquiryId])
  return link
}
