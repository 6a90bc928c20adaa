import { MessageFiled } from '@seneb/contracts/messages/enquiry/message.messages'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { settledMessagesSql } from './message.queries.js'

interface Settled {
  readonly id: string
  readonly enquiryId: string
  readonly source: string
  readonly missingFileIds: string[]
}

/** Tells the mail service about emails whose files are all settled, once for each, so that it deletes the raw mail. */
export async function reportFiled(messageIds: readonly string[], tx: WriteTx, ctx: Pick<Ctx, 'now'>): Promise<void> {
  const settled = await tx.query<Settled>(settledMessagesSql, [messageIds, ctx.now()])
  for (const { enquiryId, id: messageId, missingFileIds, source } of settled) {
    if (source === 'email') await tx.publish(MessageFiled, { messageId, enquiryId, missingFileIds })
  }
}
