import type { Input } from '@seneb/contracts/define'
import * as aiPlanning from '@seneb/contracts/messages/ai-planning/staff-action.messages'
import * as content from '@seneb/contracts/messages/content/staff-action.messages'
import * as enquiry from '@seneb/contracts/messages/enquiry/staff-action.messages'
import * as identity from '@seneb/contracts/messages/identity/staff-action.messages'
import { ListSecurityEvents } from '@seneb/contracts/messages/identity/security-event.messages'
import * as notification from '@seneb/contracts/messages/notification/staff-action.messages'
import * as referral from '@seneb/contracts/messages/referral/staff-action.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Hears, type Heard } from '@seneb/service-kit/hearing/hears'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { IdentityCtx } from '../identity-ctx.js'
import { listSecurityEvents } from './list-security-events.js'
import { onStaffActionRefused } from './on-staff-action-refused.js'

/** What matters for the safety of accounts, and a line for each service: what it refused one of our staff. */
@Controller()
export class SecurityEventsController {
  @Answers(ListSecurityEvents)
  list(@Payload() asked: Input<typeof ListSecurityEvents>, @Ctx() ctx: IdentityCtx) {
    return listSecurityEvents(asked, ctx)
  }

  @Hears(aiPlanning.StaffActionRefused)
  onAiPlanning(@Payload() event: Heard<typeof aiPlanning.StaffActionRefused>, @Ctx() ctx: IdentityCtx) {
    return onStaffActionRefused(event, ctx)
  }

  @Hears(content.StaffActionRefused)
  onContent(@Payload() event: Heard<typeof content.StaffActionRefused>, @Ctx() ctx: IdentityCtx) {
    return onStaffActionRefused(event, ctx)
  }

  @Hears(enquiry.StaffActionRefused)
  onEnquiry(@Payload() event: Heard<typeof enquiry.StaffActionRefused>, @Ctx() ctx: IdentityCtx) {
    return onStaffActionRefused(event, ctx)
  }

  @Hears(identity.StaffActionRefused)
  onIdentity(@Payload() event: Heard<typeof identity.StaffActionRefused>, @Ctx() ctx: IdentityCtx) {
    return onStaffActionRefused(event, ctx)
  }

  @Hears(notification.StaffActionRefused)
  onNotification(@Payload() event: Heard<typeof notification.StaffActionRefused>, @Ctx() ctx: IdentityCtx) {
    return onStaffActionRefused(event, ctx)
  }

  @Hears(referral.StaffActionRefused)
  onReferral(@Payload() event: Heard<typeof referral.StaffActionRefused>, @Ctx() ctx: IdentityCtx) {
    return onStaffActionRefused(event, ctx)
  }
}
