import type { Input, Output } from '@seneb/contracts/define'
import type { ReadCareEnquiry } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import type { Ctx } from '@seneb/service-kit/ctx'

import { findCareEnquiry } from '../care-enquiries/listed-enquiry.js'
import { listCareEvents } from './list-care-events.js'
import { listConsents } from '../consents/consents.js'
import type { EnquiryCtx } from '../enquiry-ctx.js'
import { listMerges } from '../merges/list-merges.js'
import { readConsultationFacts } from '../consultations/read-consultation.js'
import { readTripPlanFacts } from '../trip-plans/read-trip-plan.js'

/**
 * Returns one enquiry with its timeline, in five statements for any caller. The person and their texts are included
 * only for callers who may see them.
 */
export async function readCareEnquiry(
  { enquiryId, eventsAfter }: Input<typeof ReadCareEnquiry>,
  ctx: Pick<Ctx, 'atRest' | 'db' | 'now' | 'staff'> & Pick<EnquiryCtx, 'nextReplyHours'>,
): Promise<Output<typeof ReadCareEnquiry>> {
  return ctx.db.read(async (tx) => {
    const { enquiry, reached } = await findCareEnquiry(enquiryId, { tx, ctx })
    const isPersonalVisible = reached !== undefined

    const readFacts = enquiry.kind === 'trip-plan' ? readTripPlanFacts : readConsultationFacts
    const [consents, merged, submission, timeline] = await Promise.all([
      listConsents(enquiryId, tx),
      listMerges(enquiryId, tx),
      reached ? readFacts(enquiryId, tx) : undefined,
      listCareEvents({ enquiryId, after: eventsAfter, isPersonalVisible }, tx, ctx),
    ])
    const personal =
      reached && submission
        ? { ...reached, timeZone: submission.timeZone ?? undefined, facts: submission.facts }
        : undefined
    return { enquiry, personal, consents, merged, ...timeline }
  })
}
