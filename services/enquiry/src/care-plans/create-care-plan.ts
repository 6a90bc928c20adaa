import type { Input, Output } from '@seneb/contracts/define'
import { CarePlanCreated, type CreateCarePlan } from '@seneb/contracts/messages/enquiry/care-plan.messages'
import { planDraftConsent } from '@seneb/contracts/vocabulary/consent-texts'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { careEnquiryAudit, lockedEnquiry } from '../care-enquiries/change-care-enquiry.js'
import { listConsents } from '../consents/consents.js'
import { readTripFacts } from '../trip-plans/read-trip-plan.js'

type Asked = Input<typeof CreateCarePlan>

/**
 * Publishes an enquiry for which a person writes a plan. The planner receives the facts only then. An enquiry without
 * consent to a draft has no plan until a team member starts one (D-66).
 */
export function createCarePlan({ enquiryId }: Asked, ctx: Ctx): Promise<Output<typeof CreateCarePlan>> {
  return ctx.db.write(async (tx) => {
    await lockedEnquiry(enquiryId, undefined, tx)
    const trip = await readTripFacts(enquiryId, tx)
    if (!trip) throw refused('Only requests of the trip planner have plans')
    if (await mayBeDrafted(enquiryId, tx))
      throw refused('This enquiry already has a plan, because the person agreed to a draft')

    await tx.query(beginPlanStateSql, [enquiryId])
    await tx.publish(CarePlanCreated, { tripPlanId: enquiryId, trip, begunAt: ctx.now().toISOString() })
    const object = { resource: careEnquiryAudit, id: enquiryId }
    await ctx.audit(tx, { action: 'begin-plan', object, after: {} })
    return { enquiryId }
  })
}

/** $1 the enquiry */
const beginPlanStateSql = `/* beginPlanState */
  update care_enquiries set plan_state = 'waiting' where id = $1 and plan_state is null`

async function mayBeDrafted(enquiryId: string, tx: WriteTx): Promise<boolean> {
  const consents = await listConsents(enquiryId, tx)
  return consents.some(({ purpose }) => purpose === planDraftConsent.purpose)
}

function refused(message: string): AppError {
  return new AppError('INPUT_INVALID', { fields: [{ path: 'enquiryId', message }] })
}
