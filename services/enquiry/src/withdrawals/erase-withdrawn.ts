import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { EnquiryWithdrawn } from '@seneb/contracts/messages/enquiry/consent.messages'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'
import type { Worker } from '@seneb/service-kit/workers/worker-loop'

import { eraseWithdrawnMessages } from '../messages/withdraw-messages.js'
import { eraseEnquiries } from '../erasures/erase-enquiries.js'
import { PendingWithdrawal, duePendingSql } from './pending-withdrawal.entity.js'
import { putBack, readSenderOf } from './pending-withdrawals.js'

/** Maximum number of enquiries per run; small, because each is published to the other services as a separate event. */
const batchSize = 100

/** Worker that erases withdrawn data seven days after the withdrawal unless it was undone (LEGAL-05). */
export const eraseWithdrawn: Worker = {
  name: 'erase-withdrawn',
  intervalMs: 60_000,
  run: async (ctx: Ctx) => {
    const count = await ctx.db.write(async (tx) => {
      const due = await tx.query<PendingWithdrawal>(duePendingSql, [batchSize, ctx.now()])
      for (const pending of due) await erase(pending, tx, ctx)
      return due.length
    })
    return count === batchSize ? 'again' : undefined
  },
}

/** An enquiry is restored first, so that all its data is erased in the usual way. */
async function erase(pending: PendingWithdrawal, tx: WriteTx, ctx: Ctx): Promise<void> {
  const { effect, enquiry_id: id, kind, withdrawn_at } = pending
  if (effect === 'health-erased') {
    await eraseWithdrawnMessages({ enquiryId: id, at: withdrawn_at }, tx)
    await tx.remove(PendingWithdrawal, { enquiry_id: id, effect })
    return
  }
  await putBack(pending, tx, ctx)
  const { reference } = await readSenderOf[kind](id, tx)
  await eraseEnquiries([{ id, kind }], { reason: 'person-asked' }, { tx, ctx })
  const event = { withdrawalId: ctx.newId(), enquiryKind: kind, withdrawnAt: withdrawn_at.toISOString(), reference }
  await tx.publish(EnquiryWithdrawn, event)
  await tx.publish(CareEnquiryChanged, { enquiryId: id, version: 0 })
}
