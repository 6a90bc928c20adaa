import type { Input } from '@seneb/contracts/define'
import { AiPlanFailed, AiPlanGenerated } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'
import { PromiseThresholdPassed } from '@seneb/contracts/messages/enquiry/reply-promise.messages'
import { ReplyQueued, ReplyNotDelivered, ReplyWithdrawn } from '@seneb/contracts/messages/enquiry/reply.messages'
import { ConsultationRequested } from '@seneb/contracts/messages/enquiry/consultation.messages'
import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { AuditSealed } from '@seneb/contracts/messages/identity/audit.messages'
import { InvitationCreated } from '@seneb/contracts/messages/identity/invitation.messages'
import {
  SignInMethodsChanged,
  PasswordResetRequested,
} from '@seneb/contracts/messages/identity/sign-in-methods.messages'
import {
  RetryReply,
  ListEmails,
  ReadEmailFigures,
  RetryEmail,
  ReadSyntheticJourney,
} from '@seneb/contracts/messages/notification/email.messages'
import {
  AmbassadorApplicationApproved,
  AmbassadorApplicationRejected,
  AmbassadorApplicationSubmitted,
} from '@seneb/contracts/messages/referral/ambassador-application.messages'
import { DocumentsRequested } from '@seneb/contracts/messages/referral/document-request.messages'
import { HandleRequest, type ReceivedEvent, HandleEvent } from '@seneb/service-kit/decorators'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import {
  onAmbassadorApplicationApproved,
  onAmbassadorApplicationRejected,
  onAmbassadorApplicationSubmitted,
  onDocumentsRequested,
} from './ambassador-applications/ambassador-application-mails.js'
import { onPromiseThresholdPassed } from './reply-promises/on-promise-threshold-passed.js'
import { onReplyQueued, onReplyNotDelivered, onReplyWithdrawn, retryReply } from './replies/reply-mails.js'
import { onConsultationRequested } from './consultations/on-consultation-requested.js'
import { listEmails, readEmailFigures } from './email-deliveries/list-emails.js'
import { readSyntheticJourney } from './email-deliveries/read-synthetic-journey.js'
import { retryEmail } from './email-deliveries/retry-email.js'
import type { NotificationCtx } from './notification-ctx.js'
import { onTripPlanSubmitted, onAiPlanFailed, onAiPlanGenerated } from './operator-emails/on-trip-plan-submitted.js'
import {
  onAuditSealed,
  onInvitationCreated,
  onSignInMethodsChanged,
  onPasswordResetRequested,
} from './staff-accounts/staff-account-mails.js'

@Controller()
export class EmailsController {
  @HandleRequest(ListEmails)
  listEmails(@Payload() input: Input<typeof ListEmails>, @Ctx() ctx: NotificationCtx) {
    return listEmails(input, ctx)
  }

  @HandleRequest(RetryEmail)
  retryEmail(@Payload() input: Input<typeof RetryEmail>, @Ctx() ctx: NotificationCtx) {
    return retryEmail(input, ctx)
  }

  @HandleRequest(ReadEmailFigures)
  readEmailFigures(@Payload() input: Input<typeof ReadEmailFigures>, @Ctx() ctx: NotificationCtx) {
    return readEmailFigures(input, ctx)
  }

  @HandleRequest(ReadSyntheticJourney)
  readSyntheticJourney(@Payload() input: Input<typeof ReadSyntheticJourney>, @Ctx() ctx: NotificationCtx) {
    return readSyntheticJourney(input, ctx)
  }

  @HandleEvent(TripPlanSubmitted)
  onTripPlanSubmitted(@Payload() event: ReceivedEvent<typeof TripPlanSubmitted>, @Ctx() ctx: NotificationCtx) {
    return onTripPlanSubmitted(event, ctx)
  }

  @HandleEvent(AiPlanGenerated)
  onAiPlanGenerated(@Payload() event: ReceivedEvent<typeof AiPlanGenerated>, @Ctx() ctx: NotificationCtx) {
    return onAiPlanGenerated(event, ctx)
  }

  @HandleEvent(AiPlanFailed)
  onAiPlanFailed(@Payload() event: ReceivedEvent<typeof AiPlanFailed>, @Ctx() ctx: NotificationCtx) {
    return onAiPlanFailed(event, ctx)
  }

  @HandleEvent(ConsultationRequested)
  onConsultationRequested(@Payload() event: ReceivedEvent<typeof ConsultationRequested>, @Ctx() ctx: NotificationCtx) {
    return onConsultationRequested(event, ctx)
  }

  @HandleEvent(AmbassadorApplicationSubmitted)
  onAmbassadorApplicationSubmitted(
    @Payload() event: ReceivedEvent<typeof AmbassadorApplicationSubmitted>,
    @Ctx() ctx: NotificationCtx,
  ) {
    return onAmbassadorApplicationSubmitted(event, ctx)
  }

  @HandleEvent(AmbassadorApplicationApproved)
  onAmbassadorApplicationApproved(
    @Payload() event: ReceivedEvent<typeof AmbassadorApplicationApproved>,
    @Ctx() ctx: NotificationCtx,
  ) {
    return onAmbassadorApplicationApproved(event, ctx)
  }

  @HandleEvent(AmbassadorApplicationRejected)
  onAmbassadorApplicationRejected(
    @Payload() event: ReceivedEvent<typeof AmbassadorApplicationRejected>,
    @Ctx() ctx: NotificationCtx,
  ) {
    return onAmbassadorApplicationRejected(event, ctx)
  }

  @HandleEvent(DocumentsRequested)
  onDocumentsRequested(@Payload() event: ReceivedEvent<typeof DocumentsRequested>, @Ctx() ctx: NotificationCtx) {
    return onDocumentsRequested(event, ctx)
  }

  @HandleEvent(PromiseThresholdPassed)
  onPromiseThresholdPassed(
    @Payload() event: ReceivedEvent<typeof PromiseThresholdPassed>,
    @Ctx() ctx: NotificationCtx,
  ) {
    return onPromiseThresholdPassed(event, ctx)
  }

  @HandleRequest(RetryReply)
  retryReply(@Payload() input: Input<typeof RetryReply>, @Ctx() ctx: NotificationCtx) {
    return retryReply(input, ctx)
  }

  @HandleEvent(ReplyQueued)
  onReplyQueued(@Payload() event: ReceivedEvent<typeof ReplyQueued>, @Ctx() ctx: NotificationCtx) {
    return onReplyQueued(event, ctx)
  }

  @HandleEvent(ReplyNotDelivered)
  onReplyNotDelivered(@Payload() event: ReceivedEvent<typeof ReplyNotDelivered>, @Ctx() ctx: NotificationCtx) {
    return onReplyNotDelivered(event, ctx)
  }

  @HandleEvent(ReplyWithdrawn)
  onReplyWithdrawn(@Payload() event: ReceivedEvent<typeof ReplyWithdrawn>, @Ctx() ctx: NotificationCtx) {
    return onReplyWithdrawn(event, ctx)
  }

  @HandleEvent(InvitationCreated)
  onInvitationCreated(@Payload() event: ReceivedEvent<typeof InvitationCreated>, @Ctx() ctx: NotificationCtx) {
    return onInvitationCreated(event, ctx)
  }

  @HandleEvent(PasswordResetRequested)
  onPasswordResetRequested(
    @Payload() event: ReceivedEvent<typeof PasswordResetRequested>,
    @Ctx() ctx: NotificationCtx,
  ) {
    return onPasswordResetRequested(event, ctx)
  }

  @HandleEvent(AuditSealed)
  onAuditSealed(@Payload() event: ReceivedEvent<typeof AuditSealed>, @Ctx() ctx: NotificationCtx) {
    return onAuditSealed(event, ctx)
  }

  @HandleEvent(SignInMethodsChanged)
  onSignInMethodsChanged(@Payload() event: ReceivedEvent<typeof SignInMethodsChanged>, @Ctx() ctx: NotificationCtx) {
    return onSignInMethodsChanged(event, ctx)
  }
}
