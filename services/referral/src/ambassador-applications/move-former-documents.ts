import type { DocumentKind } from '@seneb/contracts/vocabulary/application-review'
import { IsNull } from 'typeorm'

import type { ReferralCtx } from '../referral-ctx.js'
import { formerDocumentsSql } from './ambassador-application.queries.js'
import { ApplicationDocument } from './application-document.entity.js'

const atOnce = 10

interface FormerDocument {
  readonly uploadId: string
  readonly applicationId: string
  readonly kind: DocumentKind
}

/**
 * Takes documents that an earlier version put into a bucket of NATS into their rows, so that a backup of the database
 * has them (ADR 119). One that neither has is said to be lost.
 */
export async function moveFormerDocuments(ctx: ReferralCtx): Promise<'again' | void> {
  const former = await ctx.db.read((tx) => tx.query<FormerDocument>(formerDocumentsSql, [atOnce]))
  for (const { applicationId, kind, uploadId } of former) {
    const sealed = await ctx.formerDocuments.read(uploadId)
    const patch = sealed ? { sealed: Buffer.from(sealed) } : { state: 'lost' as const }
    const changed = await ctx.db.write((tx) =>
      tx.update(ApplicationDocument, { upload_id: uploadId, state: 'stored', sealed: IsNull() }, patch),
    )
    // Another replica may have moved it meanwhile; then it is not lost, and no row was changed.
    if (!sealed && changed > 0) ctx.log.error({ id: applicationId, kind }, 'a stored document is not there any more')
    // Last: whatever breaks off before it leaves the file where the next run finds it.
    await ctx.formerDocuments.remove(uploadId)
  }
  if (former.length === atOnce) return 'again'
}
