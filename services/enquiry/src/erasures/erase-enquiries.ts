import { ErasureNoticeRequested, ErasureStarted } from '@seneb/contracts/messages/enquiry/erasure.messages'
import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'
import type { ErasureReason } from '@seneb/contracts/vocabulary/erasures'
import type { Ctx } from '@seneb/service-kit/ctx'
import { eraseRecords } from '@seneb/service-kit/erasure/erase-records'
import type { WriteTx } from '@seneb/service-kit/database/db'
import type { Worker } from '@seneb/service-kit/workers/worker-loop'

import { eraseEnquiryRows, findOldEnquiries } from '../retention/retention.js'
import { addresseesSql, answersOfSql, startErasureSql } from './erasure.queries.js'

interface Erased {
  readonly id: string
  readonly kind: EnquiryKind
}

interface Cause {
  readonly reason: ErasureReason
  /** ID of the staff member who requested it. */
  readonly startedBy?: string
}

interface Addressee {
  readonly id: string
  readonly reference: string
  readonly fullName: string
  readonly email: string
}

/**
 * Erases enquiries permanently, on request or at the end of retention; there is no other way. The rows are deleted in
 * this transaction, and services that store their data receive an event (LEGAL-05, O-7). Consents stay as a proof
 * without identity. A person who requested the erasure receives a mail. No mail goes to an address that was never the
 * person's or is two years old.
 */
export async function eraseEnquiries(
  enquiries: readonly Erased[],
  { reason, startedBy }: Cause,
  { ctx, tx }: { readonly tx: WriteTx; readonly ctx: Pick<Ctx, 'log' | 'newId' | 'now'> },
): Promise<void> {
  if (enquiries.length === 0) return
  const at = ctx.now()
  const ids = enquiries.map(({ id }) => id)
  const addressees = reason === 'person-asked' ? await tx.query<Addressee>(addresseesSql, [ids]) : []
  const replies = await tx.query<{ enquiryId: string; id: string }>(answersOfSql, [ids])
  const erasures = enquiries.map(({ id: erasureId, kind }) => {
    const ownReplies = replies.filter(({ enquiryId }) => enquiryId === erasureId)
    return { erasureId, kind, recordIds: [erasureId, ...ownReplies.map(({ id }) => id)] }
  })
  await eraseRecords(erasures, { eraseRows: eraseEnquiryRows }, tx)
  for (const { erasureId: enquiryId, kind, recordIds } of erasures) {
    const addressee = addressees.find(({ id }) => id === enquiryId)
    const noticeId = addressee && ctx.newId()
    await tx.query(startErasureSql, [enquiryId, kind, reason, recordIds, at, startedBy ?? null, noticeId ?? null])
    if (addressee && noticeId) {
      const { email, fullName, reference } = addressee
      const about = { noticeId, enquiryKind: kind, erasedAt: at.toISOString() }
      await tx.publish(ErasureNoticeRequested, { ...about, reference, fullName, email })
    }
    // The log is stored off this machine: even if database and ledger are both lost, it shows which IDs must not be
    // restored.
    ctx.log.info({ id: enquiryId }, 'an enquiry is erased')
    await tx.publish(ErasureStarted, { enquiryId, kind, reason, startedAt: at.toISOString(), recordIds })
  }
}

/** Maximum number of enquiries per run; small, because each is published to the other services as a separate event. */
const batchSize = 100

/**
 * Returns the worker that erases enquiries of one kind 24 months after the last activity, as a requested erasure would
 * (O-7).
 */
export function endOldEnquiries(kind: EnquiryKind): Worker {
  return {
    name: kind === 'trip-plan' ? 'end-trip-plans' : 'end-consultations',
    intervalMs: 60 * 60 * 1000,
    run: async (ctx: Ctx) => {
      const count = await ctx.db.write(async (tx) => {
        const ids = await findOldEnquiries({ kind, now: ctx.now(), limit: batchSize }, tx)
        const enquiries = ids.map((id) => ({ id, kind }))
        await eraseEnquiries(enquiries, { reason: 'time-over' }, { tx, ctx })
        return ids.length
      })
      return count === batchSize ? 'again' : undefined
    },
  }
}
