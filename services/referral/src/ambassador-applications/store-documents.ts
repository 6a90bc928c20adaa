import type { ReferralCtx } from '../referral-ctx.js'
import { storedBytesSql } from './ambassador-application.queries.js'
import { ApplicationDocument } from './application-document.entity.js'

/** Its name, for whoever has something for it. */
export const storeDocumentsWorker = 'store-documents'

const atOnce = 10

/**
 * Takes documents from where files come in into their rows, sealed as they are, before their day is over; may be
 * repeated and broken off anywhere (D-42, S12).
 */
export async function storeDocuments(ctx: ReferralCtx): Promise<'again' | void> {
  const waiting = await ctx.db.read((tx) =>
    tx.find(ApplicationDocument, { where: { state: 'uploaded' }, take: atOnce, order: { upload_id: 'asc' } }),
  )
  for (const document of waiting) {
    const sealed = await ctx.uploads.read(document.upload_id)
    if (sealed && !(await hasRoomFor(sealed, ctx))) {
      ctx.log.error({ id: document.application_id }, 'there is no room for more documents')
      return
    }
    await settle(document, sealed, ctx)
  }
  if (waiting.length === atOnce) return 'again'
}

/** Whoever sends files all day must not fill the disk of the database. */
async function hasRoomFor(sealed: Uint8Array, { db, documentCapacityBytes }: ReferralCtx): Promise<boolean> {
  const [stored] = await db.read((tx) => tx.query<{ bytes: number }>(storedBytesSql))
  return (stored?.bytes ?? 0) + sealed.length <= documentCapacityBytes
}

/** Another replica may have stored it meanwhile, so only a row that still waits is changed. */
async function settle(
  { application_id, kind, upload_id }: ApplicationDocument,
  sealed: Uint8Array | undefined,
  ctx: ReferralCtx,
): Promise<void> {
  const patch = sealed
    ? { state: 'stored' as const, sealed: Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength) }
    : { state: 'lost' as const }
  const changed = await ctx.db.write((tx) => tx.update(ApplicationDocument, { upload_id, state: 'uploaded' }, patch))
  if (!sealed && changed > 0) {
    ctx.log.error({ id: application_id, kind }, 'a document was gone before it could be stored')
  }
}
