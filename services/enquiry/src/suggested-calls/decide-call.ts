import type { Input, Output } from '@seneb/contracts/define'
import type { DecideSuggestedCall } from '@seneb/contracts/messages/enquiry/suggested-call.messages'
import type { CallDecision, CallState } from '@seneb/contracts/vocabulary/suggested-calls'
import { AppError } from '@seneb/platform/app-error'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { lockedEnquiry, writeChange } from '../care-enquiries/change-care-enquiry.js'
import { lockCallSql, SuggestedCall } from './suggested-call.entity.js'

interface Decided {
  readonly enquiryId: string
  readonly callId: string
  readonly decision: CallDecision
  /** ID of the staff member who records it; absent for the person. */
  readonly staffId?: string
}

/** Kinds of the timeline lines about decisions. */
export const callLineKinds = { agreed: 'call-agreed', declined: 'call-declined' } as const satisfies Readonly<
  Record<CallDecision, string>
>

/**
 * Stores the decision about a call, and returns the state before it. Throws CALL_UNKNOWN when the call has begun, was
 * recalled or belongs to another enquiry. The caller locks the enquiry and writes the timeline line.
 */
export async function storeCallDecision(
  { callId, decision, enquiryId, staffId }: Decided,
  tx: WriteTx,
  ctx: Pick<Ctx, 'now'>,
): Promise<CallState> {
  const [call] = await tx.query<{ readonly state: CallState }>(lockCallSql, [enquiryId, callId, ctx.now()])
  if (!call) throw new AppError('CALL_UNKNOWN')
  if (call.state === decision) return call.state
  const patch = { state: decision, decided_at: ctx.now(), decided_by: staffId ?? null }
  await tx.update(SuggestedCall, { reply_id: callId }, patch)
  return call.state
}

/** Records by telephone what the person decided about a call. Repeating the decision changes nothing. */
export async function decideSuggestedCall(
  { callId, decision, enquiryId, version }: Input<typeof DecideSuggestedCall>,
  ctx: Ctx,
): Promise<Output<typeof DecideSuggestedCall>> {
  return ctx.db.write(async (tx) => {
    const enquiry = await lockedEnquiry(enquiryId, version, tx)
    const decided = { callId, decision, enquiryId, staffId: requireStaff(ctx).id }
    const before = await storeCallDecision(decided, tx, ctx)
    if (before === decision) return { enquiryId, version: enquiry.version }
    const change = {
      patch: {},
      line: { kind: callLineKinds[decision], reply_id: callId },
      audit: { action: 'decide-call', before: { call: before }, after: { call: decision } },
    } as const
    return writeChange(enquiry, change, { tx, ctx })
  })
}
