import type { Input, Output } from '@seneb/contracts/define'
import type { WithdrawMyRequest } from '@seneb/contracts/messages/enquiry/my-request.messages'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { findLocked, updateCareEnquiry } from '../care-enquiries/change-care-enquiry.js'
import { recomputeMarks } from '../care-enquiries/recompute-messages.js'
import { appendTimelineEntry } from '../care-enquiries/write-lines.js'
import { separateMerges } from '../merges/separate-merges.js'
import { withholdReplies } from '../replies/recall-reply.js'
import { requirePatientSession } from '../request-access/request-session.js'

/** Closes the request at the wish of its person. Nothing is erased; repeating it changes nothing. */
export function withdrawMyRequest(
  { session }: Input<typeof WithdrawMyRequest>,
  ctx: Ctx,
): Promise<Output<typeof WithdrawMyRequest>> {
  return ctx.db.write(async (tx) => {
    const { enquiryId } = await requirePatientSession(session, tx, ctx)
    await withdrawEnquiry({ enquiryId, text: 'The person withdrew the request on their page.' }, tx, ctx)
    return { withdrawnAt: ctx.now().toISOString() }
  })
}

interface Withdrawal {
  readonly enquiryId: string
  /** Text of the timeline line. */
  readonly text: string
  /** ID of the staff member who records it by telephone; absent for the person. */
  readonly actorId?: string
}

/**
 * Closes an enquiry as withdrawn, stops replies that still wait and separates it from merged ones. Returns its version. Throws MY_REQUEST_CONFLICT when
 * it was set aside because a consent was withdrawn.
 */
export async function withdrawEnquiry(
  { actorId, enquiryId, text }: Withdrawal,
  tx: WriteTx,
  ctx: Ctx,
): Promise<number> {
  const enquiry = await findLocked(enquiryId, tx)
  if (!enquiry) throw new AppError('MY_REQUEST_CONFLICT')
  if (enquiry.state === 'closed' && enquiry.outcome === 'withdrawn') return enquiry.version
  const at = ctx.now()
  await withholdReplies({ id: enquiryId, kind: enquiry.kind }, tx)
  const closed = { state: 'closed', outcome: 'withdrawn', claimed_until: null, snoozed_until: null } as const
  const version = await updateCareEnquiry(enquiry, { ...closed, last_activity_at: at }, tx)
  const line = { at, text, kind: 'closed', outcome: 'withdrawn', actor_id: actorId } as const
  await appendTimelineEntry({ enquiryId, version, line }, tx, ctx)
  // Lists must go on showing the others.
  if (enquiry.has_merges) await separateMerges(enquiryId, tx, ctx)
  await recomputeMarks(enquiry, tx)
  return version
}
