import type { Input } from '@seneb/contracts/define'
import { FeatureSwitchesChanged } from '@seneb/contracts/messages/content/feature-switch.messages'
import { LegalVersionsChanged } from '@seneb/contracts/messages/content/legal-version.messages'
import { ReferredTripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { RecordReferralVisit } from '@seneb/contracts/messages/referral/referral.messages'
import { HandleRequest, type ReceivedEvent, HandleEvent } from '@seneb/service-kit/decorators'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { ReferralCtx } from './referral-ctx.js'
import { onReferredTripPlanSubmitted } from './referrals/on-referred-trip-plan-submitted.js'
import { recordReferralVisit } from './referrals/process-referral.js'

@Controller()
export class ReferralsController {
  @HandleRequest(RecordReferralVisit)
  recordReferralVisit(@Payload() input: Input<typeof RecordReferralVisit>, @Ctx() ctx: ReferralCtx) {
    return recordReferralVisit(input, ctx)
  }

  @HandleEvent(FeatureSwitchesChanged)
  onFeatureSwitchesChanged(@Payload() event: ReceivedEvent<typeof FeatureSwitchesChanged>, @Ctx() ctx: ReferralCtx) {
    return ctx.switches.store(event.data, ctx)
  }

  @HandleEvent(LegalVersionsChanged)
  onLegalVersionsChanged(@Payload() event: ReceivedEvent<typeof LegalVersionsChanged>, @Ctx() ctx: ReferralCtx) {
    return ctx.legalVersions.store(event.data, ctx)
  }

  @HandleEvent(ReferredTripPlanSubmitted)
  onReferredTripPlanSubmitted(
    @Payload() event: ReceivedEvent<typeof ReferredTripPlanSubmitted>,
    @Ctx() ctx: ReferralCtx,
  ) {
    return onReferredTripPlanSubmitted(event, ctx)
  }
}
