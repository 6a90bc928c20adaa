import { ErasureStarted } from '@seneb/contracts/messages/enquiry/erasure.messages'
import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'
import type { ErasureReason } from '@seneb/contracts/vocabulary/erasures'
import type { Ctx } from '@seneb/service-kit/ctx'
import { eraseRecords } from '@seneb/service-kit/erasing/erase-records'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import { eraseEnquiryRows } from '../retention/end-enquiry.js'
import { answersOfSql, startErasureSql } from './erasure.queries.js'

interface Erased {
  readonly id: string
  readonly kind: EnquiryKind
}

interface Cause {
  readonly reason: ErasureReason
  /** Who of the team asked for it. */
  readonly startedBy?: string
}

/**
 * The one way an enquiry ends for good, asked for or by its time: its rows go in this transaction, and the services that
 * store something of it are told (LEGAL-05, O-7). What was agreed to stays as a proof that names nobody.
 */
export async function eraseEnquiries(
  enquiries: readonly Erased[],
  { reason, startedBy }: Cause,
  { ctx, tx }: { readonly tx: WriteTx; readonly ctx: Pick<Ctx, 'log' | 'now'> },
): Promise<void> {
  if (enquiries.length === 0) return
  const at = ctx.now()
  const ids = enquiries.map(({ id }) => id)
  const answers = await tx.query<{ enquiryId: string; id: string }>(answersOfSql, [ids])
  const erasures = enquiries.map(({ id: erasureId, kind }) => {
    const ownAnswers = answers.filter(({ enquiryId }) => enquiryId === erasureId)
    return { erasureId, kind, recordIds: [erasureId, ...ownAnswers.map(({ id }) => id)] }
  })
  await eraseRecords(erasures, { eraseRows: eraseEnquiryRows }, tx)
  for (const { erasureId: enquiryId, kind, recordIds } of erasures) {
    await tx.query(startErasureSql, [enquiryId, kind, reason, recordIds, at, startedBy ?? null])
    // The log leaves the machine: where database and ledger are lost together it still says which ids do not come back.
    ctx.log.info({ id: enquiryId }, 'an enquiry is erased')
    await tx.say(ErasureStarted, { enquiryId, kind, reason, startedAt: at.toISOString(), recordIds })
  }
}
