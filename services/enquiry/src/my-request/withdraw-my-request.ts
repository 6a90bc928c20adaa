import type { Input, Output } from '@seneb/contracts/define'
import type { WithdrawMyRequest } from '@seneb/contracts/messages/enquiry/my-request.messages'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { CareEnquiry } from '../care-enquiries/care-enquiry.entity.js'
import { findLocked } from '../care-enquiries/change-care-enquiry.js'
import { appendTimelineEntry } from '../care-enquiries/write-lines.js'
import { withholdReplies } from '../replies/recall-reply.js'
import { requirePatientSession } from './request-session.js'

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
 * Closes an enquiry as withdrawn and stops replies that still wait. Returns its version. Throws MY_REQUEST_CONFLICT when
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
  const [at, version] = [ctx.now(), enquiry.version + 1]
  await withholdReplies({ id: enquiryId, kind: enquiry.kind }, tx)
  const closed = { state: 'closed', outcome: 'withdrawn', claimed_until: null, snoozed_until: null } as const
  await tx.update(CareEnquiry, { id: enquiryId }, { ...closed, version, last_activity_at: at })
  const line = { at, text, kind: 'closed', outcome: 'withdrawn', actor_id: actorId } as const
  await appendTimelineEntry({ enquiryId, version, line }, tx, ctx)
  return version
}
