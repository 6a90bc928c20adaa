import type { Input } from '@seneb/contracts/define'
import type { QuotedMessage } from '@seneb/contracts/forms/reply-text'
import type { SendReply } from '@seneb/contracts/messages/enquiry/reply.messages'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx } from '@seneb/service-kit/database/db'

import { quotedMessageSql } from './message.queries.js'
import { openPreview } from './sealed-message.js'

interface Row {
  readonly id: string
  readonly receivedAt: Date
  /** Null once its text was erased or withdrawn, and unless the patient wrote it. */
  readonly sealed: Buffer | null
}

/**
 * Returns the message that a reply answers; undefined without one. A reply quotes only a message of its own enquiry, or
 * of one merged into it. Words of another address are not quoted, because the reply goes to the patient.
 */
export async function readQuotedMessage(
  { enquiryId, inReplyTo }: Pick<Input<typeof SendReply>, 'enquiryId' | 'inReplyTo'>,
  tx: Pick<ReadTx, 'query'>,
  ctx: Pick<Ctx, 'atRest'>,
): Promise<QuotedMessage | undefined> {
  if (!inReplyTo) return undefined
  const [message] = await tx.query<Row>(quotedMessageSql, [enquiryId, inReplyTo])
  if (!message) {
    const fields = [{ path: 'inReplyTo', message: 'This message is not part of the enquiry' }]
    throw new AppError('INPUT_INVALID', { fields })
  }
  const { id, receivedAt, sealed } = message
  return { receivedAt: receivedAt.toISOString(), text: sealed ? openPreview(sealed, id, ctx).text : '' }
}
