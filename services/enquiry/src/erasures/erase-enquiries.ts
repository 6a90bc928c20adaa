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
 * The one way an enquiry ends for good, asked for or by its time: its rows go in this transaction, and the services that
 * store something of it are told (LEGAL-05, O-7). What was agreed to stays as a proof that names nobody. Who asked for it themselves is told by
 * a mail; an address that was never the person's, or is two years old, is not written to.
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
  const answers = await tx.query<{ enquiryId: string; id: string }>(answersOfSql, [ids])
  const erasures = enquiries.map(({ id: erasureId, kind }) => {
    const ownAnswers = answers.filter(({ enquiryId }) => enquiryId === erasureId)
    return { erasureId, kind, recordIds: [erasureId, ...ownAnswers.map(({ id }) => id)] }
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
    // The log leaves the machine: where database and ledger are lost together it still says which ids do not come back.
    ctx.log.info({ id: enquiryId }, 'an enquiry is erased')
    await tx.publish(ErasureStarted, { enquiryId, kind, reason, startedAt: at.toISOString(), recordIds })
  }
}

/** Each is told to the other services by an event of its own, so a portion is small. */
const batchSize = 100

/** The worker that erases enquiries of one kind 24 months after the last activity, as if somebody asked for it (O-7). */
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
