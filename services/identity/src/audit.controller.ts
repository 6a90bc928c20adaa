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
import { HandleRequest, type ReceivedEvent, HandleEvent } from '@seneb/service-kit/decorators'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { exportAuditChunk } from './audit/export-audit.js'
import { listAuditEntries } from './audit/list-audit-entries.js'
import { onStaffActionCompleted } from './audit/append-audit-entry.js'
import { verifyAuditChunk } from './audit/verify-and-seal-audit.js'
import type { IdentityCtx } from './identity-ctx.js'
import { onStaffActionDenied, listSecurityEvents } from './security-events/security-events.js'

@Controller()
export class AuditController {
  @HandleRequest(ListAuditEntries)
  listAuditEntries(@Payload() input: Input<typeof ListAuditEntries>, @Ctx() ctx: IdentityCtx) {
    return listAuditEntries(input, ctx)
  }

  @HandleRequest(VerifyAudit)
  verifyAuditChunk(@Payload() input: Input<typeof VerifyAudit>, @Ctx() ctx: IdentityCtx) {
    return verifyAuditChunk(input, ctx)
  }

  @HandleRequest(ExportAudit)
  exportAuditChunk(@Payload() input: Input<typeof ExportAudit>, @Ctx() ctx: IdentityCtx) {
    return exportAuditChunk(input, ctx)
  }

  @HandleEvent(aiPlanning.StaffActionCompleted)
  onAiPlanningActionCompleted(
    @Payload() event: ReceivedEvent<typeof aiPlanning.StaffActionCompleted>,
    @Ctx() ctx: IdentityCtx,
  ) {
    return onStaffActionCompleted('ai-planning', event, ctx)
  }

  @HandleEvent(content.StaffActionCompleted)
  onContentActionCompleted(
    @Payload() event: ReceivedEvent<typeof content.StaffActionCompleted>,
    @Ctx() ctx: IdentityCtx,
  ) {
    return onStaffActionCompleted('content', event, ctx)
  }

  @HandleEvent(enquiry.StaffActionCompleted)
  onEnquiryActionCompleted(
    @Payload() event: ReceivedEvent<typeof enquiry.StaffActionCompleted>,
    @Ctx() ctx: IdentityCtx,
  ) {
    return onStaffActionCompleted('enquiry', event, ctx)
  }

  @HandleEvent(identity.StaffActionCompleted)
  onIdentityActionCompleted(
    @Payload() event: ReceivedEvent<typeof identity.StaffActionCompleted>,
    @Ctx() ctx: IdentityCtx,
  ) {
    return onStaffActionCompleted('identity', event, ctx)
  }

  @HandleEvent(notification.StaffActionCompleted)
  onNotificationActionCompleted(
    @Payload() event: ReceivedEvent<typeof notification.StaffActionCompleted>,
    @Ctx() ctx: IdentityCtx,
  ) {
    return onStaffActionCompleted('notification', event, ctx)
  }

  @HandleEvent(referral.StaffActionCompleted)
  onReferralActionCompleted(
    @Payload() event: ReceivedEvent<typeof referral.StaffActionCompleted>,
    @Ctx() ctx: IdentityCtx,
  ) {
    return onStaffActionCompleted('referral', event, ctx)
  }

  @HandleRequest(ListSecurityEvents)
  listSecurityEvents(@Payload() input: Input<typeof ListSecurityEvents>, @Ctx() ctx: IdentityCtx) {
    return listSecurityEvents(input, ctx)
  }

  @HandleEvent(aiPlanning.StaffActionDenied)
  onAiPlanningActionDenied(
    @Payload() event: ReceivedEvent<typeof aiPlanning.StaffActionDenied>,
    @Ctx() ctx: IdentityCtx,
  ) {
    return onStaffActionDenied(event, ctx)
  }

  @HandleEvent(content.StaffActionDenied)
  onContentActionDenied(@Payload() event: ReceivedEvent<typeof content.StaffActionDenied>, @Ctx() ctx: IdentityCtx) {
    return onStaffActionDenied(event, ctx)
  }

  @HandleEvent(enquiry.StaffActionDenied)
  onEnquiryActionDenied(@Payload() event: ReceivedEvent<typeof enquiry.StaffActionDenied>, @Ctx() ctx: IdentityCtx) {
    return onStaffActionDenied(event, ctx)
  }

  @HandleEvent(identity.StaffActionDenied)
  onIdentityActionDenied(@Payload() event: ReceivedEvent<typeof identity.StaffActionDenied>, @Ctx() ctx: IdentityCtx) {
    return onStaffActionDenied(event, ctx)
  }

  @HandleEvent(notification.StaffActionDenied)
  onNotificationActionDenied(
    @Payload() event: ReceivedEvent<typeof notification.StaffActionDenied>,
    @Ctx() ctx: IdentityCtx,
  ) {
    return onStaffActionDenied(event, ctx)
  }

  @HandleEvent(referral.StaffActionDenied)
  onReferralActionDenied(@Payload() event: ReceivedEvent<typeof referral.StaffActionDenied>, @Ctx() ctx: IdentityCtx) {
    return onStaffActionDenied(event, ctx)
  }
}
