import type { DocumentKind } from '@seneb/contracts/vocabulary/application-review'
import { retentionPeriods } from '@seneb/contracts/vocabulary/retention-periods'
import { IsNull } from 'typeorm'

import type { ReferralCtx } from '../referral-ctx.js'
import {
  storedBytesSql,
  ApplicationDocument,
  formerDocumentsSql,
  deleteDocumentsSql,
  deleteNumbersSql,
} from './ambassador-application.entity.js'

/** Name of the worker, for waking it. */
export const storeDocumentsWorker = 'store-documents'

const documentsPerRun = 10

/**
 * Moves encrypted documents from the uploads bucket into their rows before they expire; may be repeated and interrupted
 * anywhere (D-42, S12).
 */
export async function storeDocuments(ctx: ReferralCtx): Promise<'again' | void> {
  const waiting = await ctx.db.read((tx) =>
    tx.find(ApplicationDocument, { where: { state: 'uploaded' }, take: documentsPerRun, order: { upload_id: 'asc' } }),
  )
  for (const document of waiting) {
    const sealed = await ctx.uploads.read(document.upload_id)
    if (sealed && !(await hasRoomFor(sealed, ctx))) {
      ctx.log.error({ id: document.application_id }, 'there is no room for more documents')
      return
    }
    await storeResult(document, sealed, ctx)
  }
  if (waiting.length === documentsPerRun) return 'again'
}

/** Whether the file fits into the capacity; a sender who uploads all day must not fill the database's disk. */
async function hasRoomFor(sealed: Uint8Array, { db, documentCapacityBytes }: ReferralCtx): Promise<boolean> {
  const [stored] = await db.read((tx) => tx.query<{ bytes: number }>(storedBytesSql))
  return (stored?.bytes ?? 0) + sealed.length <= documentCapacityBytes
}

/**
 * Records the result only while the row is still waiting, because another replica may have stored the document already.
 */
async function storeResult(
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

const movedPerRun = 10

interface FormerDocument {
  readonly uploadId: string
  readonly applicationId: string
  readonly kind: DocumentKind
}

/**
 * Moves documents that an earlier version stored in a NATS bucket into their rows, so that database backups include
 * them. A document that is in neither place is marked as lost.
 */
export async function moveFormerDocuments(ctx: ReferralCtx): Promise<'again' | void> {
  const former = await ctx.db.read((tx) => tx.query<FormerDocument>(formerDocumentsSql, [movedPerRun]))
  for (const { applicationId, kind, uploadId } of former) {
    const sealed = await ctx.formerDocuments.read(uploadId)
    const patch = sealed ? { sealed: Buffer.from(sealed) } : { state: 'lost' as const }
    const changed = await ctx.db.write((tx) =>
      tx.update(ApplicationDocument, { upload_id: uploadId, state: 'stored', sealed: IsNull() }, patch),
    )
    // When no row was changed, another replica may have moved the document, so it is not lost.
    if (!sealed && changed > 0) ctx.log.error({ id: applicationId, kind }, 'a stored document is missing')
    // Runs last, so that after a failure the next run still finds the file.
    await ctx.formerDocuments.remove(uploadId)
  }
  if (former.length === movedPerRun) return 'again'
}

const deletedPerRun = 50
const numbersPerRun = 5000

/**
 * Deletes documents and the numbers of identity documents when their time after the decision is over. Also deletes
 * documents of applications that were not decided in time (O-7, S13).
 */
export async function deleteDocuments(ctx: ReferralCtx): Promise<'again' | void> {
  const deleted = await ctx.db.write((tx) =>
    tx.query(deleteDocumentsSql, [
      ctx.now(),
      ctx.documentRetentionDays,
      deletedPerRun,
      retentionPeriods.undecidedApplication,
    ]),
  )
  const numbers = await ctx.db.write((tx) =>
    tx.query(deleteNumbersSql, [ctx.now(), ctx.documentRetentionDays, numbersPerRun]),
  )
  if (deleted.length === deletedPerRun || numbers.length === numbersPerRun) return 'again'
}
