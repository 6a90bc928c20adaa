import type { ReadTx } from '@seneb/service-kit/database/db'
import { In } from 'typeorm'

import { publishChange } from '../care-enquiries/write-lines.js'
import type { FileCtx } from '../enquiry-ctx.js'
import { Message, MessageFile } from './message.entity.js'
import { storedFileBytesSql } from './message.queries.js'
import { reportFiled } from './report-filed.js'

/** Name of the worker, for waking it. */
export const storeMessageFilesWorker = 'store-message-files'

const atOnce = 10

/**
 * Moves encrypted files of messages from the uploads bucket into their rows before they expire; may be repeated and
 * interrupted anywhere.
 */
export async function storeMessageFiles(ctx: FileCtx): Promise<'again' | void> {
  const waiting = await ctx.db.read((tx) =>
    tx.find(MessageFile, { where: { state: 'uploaded' }, take: atOnce, order: { id: 'asc' } }),
  )
  for (const file of waiting) {
    const sealed = await ctx.uploads.read(file.id)
    if (sealed && !(await hasRoomFor(sealed, ctx))) {
      ctx.log.error({ id: file.message_id }, 'there is no room for more files of messages')
      return
    }
    await settle(file, sealed, ctx)
  }
  if (waiting.length === atOnce) return 'again'
}

/** Whether one of these files belongs to a message already. */
export async function areFilesKnown(fileIds: readonly string[], tx: Pick<ReadTx, 'find'>): Promise<boolean> {
  const known = await tx.find(MessageFile, { where: { id: In([...fileIds]) }, take: 1 })
  return known.length > 0
}

/** Whether the file fits into the capacity; a sender who writes all day must not fill the database's disk. */
async function hasRoomFor(sealed: Uint8Array, ctx: FileCtx): Promise<boolean> {
  return (await readStoredFileBytes(ctx)) + sealed.length <= ctx.messageFileCapacityBytes
}

/** Returns the total size of all stored files of messages. */
export async function readStoredFileBytes({ db }: Pick<FileCtx, 'db'>): Promise<number> {
  const [stored] = await db.read((tx) => tx.query<{ readonly bytes: number }>(storedFileBytesSql))
  return stored?.bytes ?? 0
}

/** Records the result only while the row is still waiting, because another replica may have stored the file already. */
async function settle({ id, message_id }: MessageFile, sealed: Uint8Array | undefined, ctx: FileCtx): Promise<void> {
  const patch = sealed
    ? { state: 'stored' as const, sealed: Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength) }
    : { state: 'lost' as const }
  await ctx.db.write(async (tx) => {
    const changed = await tx.update(MessageFile, { id, state: 'uploaded' }, patch)
    const message = changed > 0 ? await tx.findOne(Message, { id: message_id }) : undefined
    if (!message) return
    if (!sealed) ctx.log.error({ id }, 'a file of a message was gone before it could be stored')
    await reportFiled([message_id], tx, ctx)
    await publishChange(message.enquiry_id, tx)
  })
}
