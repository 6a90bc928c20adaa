import type { ReferralCtx } from '../referral-ctx.js'
import { ApplicationDocument } from './application-document.entity.js'

/** Its name, for whoever has something for it. */
export const storeDocumentsWorker = 'store-documents'

const atOnce = 10

/**
 * Takes documents from where files come in to where they are stored, sealed as they are, before their day is over; may be
 * repeated and broken off anywhere (D-42, S12).
 */
export async function storeDocuments(ctx: ReferralCtx): Promise<'again' | void> {
  const waiting = await ctx.db.read((tx) =>
    tx.find(ApplicationDocument, { where: { state: 'uploaded' }, take: atOnce, order: { upload_id: 'asc' } }),
  )
  for (const { application_id, kind, upload_id } of waiting) {
    const isStored = await moveToStore(upload_id, ctx)
    if (!isStored) ctx.log.error({ id: application_id, kind }, 'a document was gone before it could be stored')
    const state = isStored ? 'stored' : 'lost'
    await ctx.db.write((tx) => tx.update(ApplicationDocument, { upload_id, state: 'uploaded' }, { state }))
  }
  if (waiting.length === atOnce) return 'again'
}

async function moveToStore(uploadId: string, { documents, uploads }: ReferralCtx): Promise<boolean> {
  const sealed = await uploads.read(uploadId)
  if (!sealed) return documents.has(uploadId)
  await documents.put(uploadId, sealed)
  return true
}
