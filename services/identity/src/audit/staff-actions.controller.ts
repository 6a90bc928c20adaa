import * as aiPlanning from '@seneb/contracts/messages/ai-planning/staff-action.messages'
import * as content from '@seneb/contracts/messages/content/staff-action.messages'
import * as enquiry from '@seneb/contracts/messages/enquiry/staff-action.messages'
import * as identity from '@seneb/contracts/messages/identity/staff-action.messages'
import * as notification from '@seneb/contracts/messages/notification/staff-action.messages'
import * as referral from '@seneb/contracts/messages/referral/staff-action.messages'
import { Hears, type Heard } from '@seneb/service-kit/hearing/hears'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { IdentityCtx } from '../identity-ctx.js'
import { onStaffActionDone } from './on-staff-action-done.js'

/** A line for each service: what one of our staff did there. */
@Controller()
export class StaffActionsController {
  @Hears(aiPlanning.StaffActionDone)
  onAiPlanning(@Payload() event: Heard<typeof aiPlanning.StaffActionDone>, @Ctx() ctx: IdentityCtx) {
    return onStaffActionDone('ai-planning', event, ctx)
  }

  @Hears(content.StaffActionDone)
  onContent(@Payload() event: Heard<typeof content.StaffActionDone>, @Ctx() ctx: IdentityCtx) {
    return onStaffActionDone('content', event, ctx)
  }

  @Hears(enquiry.StaffActionDone)
  onEnquiry(@Payload() event: Heard<typeof enquiry.StaffActionDone>, @Ctx() ctx: IdentityCtx) {
    return onStaffActionDone('enquiry', event, ctx)
  }

  @Hears(identity.StaffActionDone)
  onIdentity(@Payload() event: Heard<typeof identity.StaffActionDone>, @Ctx() ctx: IdentityCtx) {
    return onStaffActionDone('identity', event, ctx)
  }

  @Hears(notification.StaffActionDone)
  onNotification(@Payload() event: Heard<typeof notification.StaffActionDone>, @Ctx() ctx: IdentityCtx) {
    return onStaffActionDone('notification', event, ctx)
  }

  @Hears(referral.StaffActionDone)
  onReferral(@Payload() event: Heard<typeof referral.StaffActionDone>, @Ctx() ctx: IdentityCtx) {
    return onStaffActionDone('referral', event, ctx)
  }
}
