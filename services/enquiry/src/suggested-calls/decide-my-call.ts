import type { Input, Output } from '@seneb/contracts/define'
import type { DecideMyCall, ListMyCalls } from '@seneb/contracts/messages/enquiry/my-call.messages'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx, WriteTx } from '@seneb/service-kit/database/db'

import { findLocked, updateCareEnquiry } from '../care-enquiries/change-care-enquiry.js'
import { isReplyDue } from '../care-enquiries/move-care-enquiry.js'
import { appendTimelineEntry } from '../care-enquiries/write-lines.js'
import { assertActsBelowLimit } from '../request-access/limit-acts.js'
import { requirePatientSession } from '../request-access/request-session.js'
import { callLineKinds, storeCallDecision } from './decide-call.js'
import { readCalls } from './list-calls.js'

type Calls = Output<typeof ListMyCalls>

/** Lists the calls that were suggested to the patient by mails that a mail server accepted. */
export function listMyCalls({ session }: Input<typeof ListMyCalls>, ctx: Ctx): Promise<Calls> {
  return ctx.db.read(async (tx) => {
    const { enquiryId } = await requirePatientSession(session, tx, ctx)
    return readOwnCalls(enquiryId, tx)
  })
}

async function readOwnCalls(enquiryId: string, tx: Pick<ReadTx, 'query'>): Promise<Calls> {
  const calls = await readCalls({ enquiryId, isOnlySent: true }, tx)
  return { calls: calls.map(({ decidedBy: _staff, ...call }) => call) }
}

/**
 * Agrees to a call or declines it. Throws MY_REQUEST_CONFLICT when the call has begun, and after the request ended.
 * Repeating the decision changes nothing.
 */
export function decideMyCall(
  { callId, decision, session }: Input<typeof DecideMyCall>,
  ctx: Ctx,
): Promise<Output<typeof DecideMyCall>> {
  return ctx.db.write(async (tx) => {
    const { enquiryId } = await requirePatientSession(session, tx, ctx)
    await assertActsBelowLimit(enquiryId, ['call-agreed', 'call-declined'], { tx, ctx })
    const enquiry = await findLocked(enquiryId, tx)
    if (!enquiry || !isReplyDue(enquiry)) throw new AppError('MY_REQUEST_CONFLICT')
    const before = await storeDecision({ callId, decision, enquiryId }, tx, ctx)
    if (before !== decision) {
      const at = ctx.now()
      const opened = enquiry.state === 'waiting' ? ({ state: 'open', snoozed_until: null } as const) : {}
      const version = await updateCareEnquiry(enquiry, { ...opened, last_activity_at: at }, tx)
      const line = { kind: callLineKinds[decision], at, reply_id: callId }
      await appendTimelineEntry({ enquiryId, version, line }, tx, ctx)
    }
    return readOwnCalls(enquiryId, tx)
  })
}

async function storeDecision(decided: Parameters<typeof storeCallDecision>[0], tx: WriteTx, ctx: Ctx) {
  try {
    return await storeCallDecision(decided, tx, ctx)
  } catch (error) {
    if (error instanceof AppError && error.code === 'CALL_UNKNOWN') throw new AppError('MY_REQUEST_CONFLICT')
    throw error
  }
}
