import type { Input, Output } from '@seneb/contracts/define'
import {
  messageFileChunkBytes,
  type OpenMessageFile,
  type ReadMessageFileChunk,
} from '@seneb/contracts/messages/enquiry/message.messages'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { Ctx } from '@seneb/service-kit/ctx'

import { careEnquiryAudit } from '../care-enquiries/change-care-enquiry.js'
import { findCareEnquiry } from '../care-enquiries/listed-enquiry.js'
import { MessageFileOpening } from './message.entity.js'
import { fileChunkSql, storedFileSql } from './message.queries.js'

/**
 * Opens a file for a staff member who may see the person. The audit entry is stored before any part can be fetched. Only
 * the session that opened the file can fetch its parts, for a minute.
 */
export async function openMessageFile(
  { enquiryId, fileId }: Input<typeof OpenMessageFile>,
  ctx: Ctx,
): Promise<Output<typeof OpenMessageFile>> {
  return ctx.db.write(async (tx) => {
    const { reached } = await findCareEnquiry(enquiryId, { tx, ctx })
    const [stored] = await tx.query<{ readonly bytes: number }>(storedFileSql, [enquiryId, fileId])
    if (!reached || !stored) return {}
    const object = { resource: careEnquiryAudit, id: enquiryId }
    await ctx.audit(tx, { action: 'open-message-file', object, after: { file: fileId } })
    const openingId = ctx.newId()
    const opening = { id: openingId, file_id: fileId, session_id: requireStaff(ctx).sessionId, opened_at: ctx.now() }
    await tx.save(Object.assign(new MessageFileOpening(), opening))
    return { opened: { openingId, fileId, bytes: stored.bytes } }
  })
}

/** Time after opening a file during which its parts can be read. */
export const fileOpeningLife = '1 minute'

/** Returns a part of an encrypted file to the session that just opened it. */
export async function readMessageFileChunk(
  { from, openingId }: Input<typeof ReadMessageFileChunk>,
  ctx: Pick<Ctx, 'db' | 'now' | 'staff'>,
): Promise<Output<typeof ReadMessageFileChunk>> {
  const params = [openingId, requireStaff(ctx).sessionId, ctx.now(), fileOpeningLife, from, messageFileChunkBytes]
  const [found] = await ctx.db.read((tx) => tx.query<{ readonly part: Buffer }>(fileChunkSql, params))
  return { part: found?.part.toString('base64') }
}
