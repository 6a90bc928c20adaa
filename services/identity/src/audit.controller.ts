import type { Input } from '@seneb/contracts/define'
import * as aiPlanning from '@seneb/contracts/messages/ai-planning/every-service.messages'
import * as content from '@seneb/contracts/messages/content/every-service.messages'
import * as enquiry from '@seneb/contracts/messages/enquiry/every-service.messages'
import {
  ExportAudit,
  ListAuditEntries,
  VerifyAudit,
  ListSecurityEvents,
} from '@seneb/contracts/messages/identity/audit.messages'
import * as identity from '@seneb/contracts/messages/identity/every-service.messages'
import * as notification from '@seneb/contracts/messages/notification/every-service.messages'
import * as referral from '@seneb/contracts/messages/referral/every-service.messages'
import { Answers, type Heard, Hears } from '@seneb/service-kit/decorators'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { exportAuditPart } from './audit/export-audit.js'
import { listAuditEntries } from './audit/list-audit-entries.js'
import { onStaffActionDone } from './audit/append-audit-entry.js'
import { verifyAuditPart } from './audit/verify-audit.js'
import type { IdentityCtx } from './identity-ctx.js'
import { listSecurityEvents } from './security-events/list-security-events.js'
import { onStaffActionRefused } from './security-events/note-security-event.js'

@Controller()
export class AuditController {
  @Answers(ListAuditEntries)
  listAuditEntries(@Payload() asked: Input<typeof ListAuditEntries>, @Ctx() ctx: IdentityCtx) {
    return listAuditEntries(asked, ctx)
  }

  @Answers(VerifyAudit)
  verifyAuditPart(@Payload() asked: Input<typeof VerifyAudit>, @Ctx() ctx: IdentityCtx) {
    return verifyAuditPart(asked, ctx)
  }

  @Answers(ExportAudit)
  exportAuditPart(@Payload() asked: Input<typeof ExportAudit>, @Ctx() ctx: IdentityCtx) {
    return exportAuditPart(asked, ctx)
  }

  @Hears(aiPlanning.StaffActionDone)
  onAiPlanningActionDone(@Payload() event: Heard<typeof aiPlanning.StaffActionDone>, @Ctx() ctx: IdentityCtx) {
    return onStaffActionDone('ai-planning', event, ctx)
  }

  @Hears(content.StaffActionDone)
  onContentActionDone(@Payload() event: Heard<typeof content.StaffActionDone>, @Ctx() ctx: IdentityCtx) {
    return onStaffActionDone('content', event, ctx)
  }

  @Hears(enquiry.StaffActionDone)
  onEnquiryActionDone(@Payload() event: Heard<typeof enquiry.StaffActionDone>, @Ctx() ctx: IdentityCtx) {
    return onStaffActionDone('enquiry', event, ctx)
  }

  @Hears(identity.StaffActionDone)
  onIdentityActionDone(@Payload() event: Heard<typeof identity.StaffActionDone>, @Ctx() ctx: IdentityCtx) {
    return onStaffActionDone('identity', event, ctx)
  }

  @Hears(notification.StaffActionDone)
  onNotificationActionDone(@Payload() event: Heard<typeof notification.StaffActionDone>, @Ctx() ctx: IdentityCtx) {
    return onStaffActionDone('notification', event, ctx)
  }

  @Hears(referral.StaffActionDone)
  onReferralActionDone(@Payload() event: Heard<typeof referral.StaffActionDone>, @Ctx() ctx: IdentityCtx) {
    return onStaffActionDone('referral', event, ctx)
  }

  @Answers(ListSecurityEvents)
  listSecurityEvents(@Payload() asked: Input<typeof ListSecurityEvents>, @Ctx() ctx: IdentityCtx) {
    return listSecurityEvents(asked, ctx)
  }

  @Hears(aiPlanning.StaffActionRefused)
  onAiPlanningActionRefused(@Payload() event: Heard<typeof aiPlanning.StaffActionRefused>, @Ctx() ctx: IdentityCtx) {
    return onStaffActionRefused(event, ctx)
  }

  @Hears(content.StaffActionRefused)
  onContentActionRefused(@Payload() event: Heard<typeof content.StaffActionRefused>, @Ctx() ctx: IdentityCtx) {
    return onStaffActionRefused(event, ctx)
  }

  @Hears(enquiry.StaffActionRefused)
  onEnquiryActionRefused(@Payload() event: Heard<typeof enquiry.StaffActionRefused>, @Ctx() ctx: IdentityCtx) {
    return onStaffActionRefused(event, ctx)
  }

  @Hears(identity.StaffActionRefused)
  onIdentityActionRefused(@Payload() event: Heard<typeof identity.StaffActionRefused>, @Ctx() ctx: IdentityCtx) {
    return onStaffActionRefused(event, ctx)
  }

  @Hears(notification.StaffActionRefused)
  onNotificationActionRefused(
    @Payload() event: Heard<typeof notification.StaffActionRefused>,
    @Ctx() ctx: IdentityCtx,
  ) {
    return onStaffActionRefused(event, ctx)
  }

  @Hears(referral.StaffActionRefused)
  onReferralActionRefused(@Payload() event: Heard<typeof referral.StaffActionRefused>, @Ctx() ctx: IdentityCtx) {
    return onStaffActionRefused(event, ctx)
  }
}
