import type { Input, Output } from '@seneb/contracts/define'
import type { ReadMessage } from '@seneb/contracts/messages/enquiry/message.messages'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'

import { findCareEnquiry } from '../care-enquiries/listed-enquiry.js'
import { listedMessage, type MessageRow } from './listed-message.js'
import { readMessageSql } from './message.queries.js'
import { openContent } from './sealed-message.js'

interface Row extends MessageRow {
  readonly sealedContent: Buffer | null
}

/**
 * Returns a message with its whole text. Throws MESSAGE_UNKNOWN for one of another enquiry, and for callers who may not
 * see the person of this one.
 */
export async function readMessage(
  { enquiryId, messageId }: Input<typeof ReadMessage>,
  ctx: Pick<Ctx, 'atRest' | 'db' | 'now' | 'staff'>,
): Promise<Output<typeof ReadMessage>> {
  const row = await ctx.db.read(async (tx) => {
    const { reached } = await findCareEnquiry(enquiryId, { tx, ctx })
    if (!reached) return undefined
    const [found] = await tx.query<Row>(readMessageSql, [enquiryId, messageId])
    return found
  })
  if (!row) throw new AppError('MESSAGE_UNKNOWN')
  const { fullText, text } = row.sealedContent ? openContent(row.sealedContent, messageId, ctx) : {}
  const message = listedMessage(row, messageId, ctx)
  return { message: { ...message, ...(text === undefined ? {} : { text }), hasMoreText: false }, fullText }
}
