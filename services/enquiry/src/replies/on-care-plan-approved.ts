import { planText } from '@seneb/contracts/forms/plan-text'
import type { CarePlanApproved } from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import { planDraftConsent } from '@seneb/contracts/vocabulary/consent-texts'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { findLocked, type Locked } from '../care-enquiries/change-care-enquiry.js'
import { goOnByPlan, isReplyDue } from '../care-enquiries/move-care-enquiry.js'
import { sealReply } from '../care-enquiries/sealed-text.js'
import { appendTimelineEntry } from '../care-enquiries/write-lines.js'
import { listConsents } from '../consents/consents.js'
import { saveSentPlan } from '../sent-plans/sent-plans.js'
import { Reply } from './reply.entity.js'
import { queueRepliesWorker } from './queue-replies.js'

type Approved = ReceivedEvent<typeof CarePlanApproved>['data']

/**
 * Sends an approved plan as the reply to its enquiry, once for any number of deliveries. It ends the promise like any
 * other reply (D-49, GEN-07). Nothing is sent when the enquiry has ended or the consent for a draft was withdrawn in
 * the meantime (TRIP-26).
 */
export async function onCarePlanApproved({ data }: ReceivedEvent<typeof CarePlanApproved>, ctx: Ctx): Promise<void> {
  const isReplied = await ctx.db.write(async (tx) => {
    const enquiry = await findLocked(data.tripPlanId, tx)
    if (!enquiry || !isReplyDue(enquiry) || !(await mayBeSent(data, tx))) return false
    if (await tx.findOne(Reply, { id: data.replyId })) return false
    await writeReply(enquiry, data, { tx, ctx })
    return true
  })
  if (isReplied) ctx.wake(queueRepliesWorker)
  else ctx.log.info({ tripPlanId: data.tripPlanId }, 'an approved plan is not mailed')
}

/** A machine-drafted plan needs a separate consent. */
async function mayBeSent({ isDraftedByMachine, tripPlanId }: Approved, tx: WriteTx): Promise<boolean> {
  if (!isDraftedByMachine) return true
  const consents = await listConsents(tripPlanId, tx)
  return consents.some(({ purpose }) => purpose === planDraftConsent.purpose)
}

interface Writing {
  readonly tx: WriteTx
  readonly ctx: Ctx
}

async function writeReply(enquiry: Locked, approved: Approved, { ctx, tx }: Writing): Promise<void> {
  const { full_name: fullName, id: enquiryId, reference } = enquiry
  const at = ctx.now()
  const actor_id = approved.reviewedBy.at(-1)?.staffId
  const { replyId } = approved
  const body_sealed = sealReply(planText(approved, { fullName, reference }), replyId, ctx)
  // Approval was an explicit action, so there is no recall time.
  const mailed = { template: 'care-plan', state: 'waiting', written_at: at, waiting_until: at } as const
  const row = { id: replyId, enquiry_id: enquiryId, written_by: actor_id, body_sealed, ...mailed }
  await tx.save(Object.assign(new Reply(), row))
  await saveSentPlan(approved, tx, ctx)
  const version = await goOnByPlan(enquiry, at, tx)
  const line = { kind: 'replied', at, reply_id: replyId, actor_id } as const
  await appendTimelineEntry({ enquiryId, version, line }, tx, ctx)
}
