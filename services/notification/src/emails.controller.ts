import type { Input } from '@seneb/contracts/define'
import { AiPlanFailed, AiPlanGenerated } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'
import { PromiseMarkPassed } from '@seneb/contracts/messages/enquiry/answer-promise.messages'
import {
  CareAnswerHandedOver,
  CareAnswerNotDelivered,
  CareAnswerWithdrawn,
} from '@seneb/contracts/messages/enquiry/care-answer.messages'
import { ConsultationRequested } from '@seneb/contracts/messages/enquiry/consultation.messages'
import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { AuditSealed } from '@seneb/contracts/messages/identity/audit.messages'
import { InvitationCreated } from '@seneb/contracts/messages/identity/invitation.messages'
import { MeansChanged, PasswordResetAsked } from '@seneb/contracts/messages/identity/means.messages'
import {
  RetryCareAnswer,
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
import { DocumentRequestAsked } from '@seneb/contracts/messages/referral/document-request.messages'
import { Answers, type Heard, Hears } from '@seneb/service-kit/decorators'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import {
  onAmbassadorApplicationApproved,
  onAmbassadorApplicationRejected,
  onAmbassadorApplicationSubmitted,
  onDocumentsAsked,
} from './ambassador-applications/ambassador-application-mails.js'
import { onPromiseMarkPassed } from './answer-promises/on-promise-mark-passed.js'
import {
  onCareAnswerHandedOver,
  onCareAnswerNotDelivered,
  onCareAnswerWithdrawn,
  retryCareAnswer,
} from './care-answers/care-answer-mails.js'
import { onConsultationRequested } from './consultations/on-consultation-requested.js'
import { listEmails, readEmailFigures } from './email-deliveries/list-emails.js'
import { readSyntheticJourney } from './email-deliveries/read-synthetic-journey.js'
import { retryEmail } from './email-deliveries/retry-email.js'
import type { NotificationCtx } from './notification-ctx.js'
import { onAiPlanFailed, onAiPlanGenerated } from './operator-emails/add-ai-plan-result.js'
import { onTripPlanSubmitted } from './operator-emails/on-trip-plan-submitted.js'
import {
  onAuditSealed,
  onInvitationCreated,
  onMeansChanged,
  onPasswordResetAsked,
} from './staff-accounts/staff-account-mails.js'

@Controller()
export class EmailsController {
  @Answers(ListEmails)
  listEmails(@Payload() asked: Input<typeof ListEmails>, @Ctx() ctx: NotificationCtx) {
    return listEmails(asked, ctx)
  }

  @Answers(RetryEmail)
  retryEmail(@Payload() asked: Input<typeof RetryEmail>, @Ctx() ctx: NotificationCtx) {
    return retryEmail(asked, ctx)
  }

  @Answers(ReadEmailFigures)
  readEmailFigures(@Payload() asked: Input<typeof ReadEmailFigures>, @Ctx() ctx: NotificationCtx) {
    return readEmailFigures(asked, ctx)
  }

  @Answers(ReadSyntheticJourney)
  readSyntheticJourney(@Payload() asked: Input<typeof ReadSyntheticJourney>, @Ctx() ctx: NotificationCtx) {
    return readSyntheticJourney(asked, ctx)
  }

  @Hears(TripPlanSubmitted)
  onTripPlanSubmitted(@Payload() event: Heard<typeof TripPlanSubmitted>, @Ctx() ctx: NotificationCtx) {
    return onTripPlanSubmitted(event, ctx)
  }

  @Hears(AiPlanGenerated)
  onAiPlanGenerated(@Payload() event: Heard<typeof AiPlanGenerated>, @Ctx() ctx: NotificationCtx) {
    return onAiPlanGenerated(event, ctx)
  }

  @Hears(AiPlanFailed)
  onAiPlanFailed(@Payload() event: Heard<typeof AiPlanFailed>, @Ctx() ctx: NotificationCtx) {
    return onAiPlanFailed(event, ctx)
  }

  @Hears(ConsultationRequested)
  onConsultationRequested(@Payload() event: Heard<typeof ConsultationRequested>, @Ctx() ctx: NotificationCtx) {
    return onConsultationRequested(event, ctx)
  }

  @Hears(AmbassadorApplicationSubmitted)
  onAmbassadorApplicationSubmitted(
    @Payload() event: Heard<typeof AmbassadorApplicationSubmitted>,
    @Ctx() ctx: NotificationCtx,
  ) {
    return onAmbassadorApplicationSubmitted(event, ctx)
  }

  @Hears(AmbassadorApplicationApproved)
  onAmbassadorApplicationApproved(
    @Payload() event: Heard<typeof AmbassadorApplicationApproved>,
    @Ctx() ctx: NotificationCtx,
  ) {
    return onAmbassadorApplicationApproved(event, ctx)
  }

  @Hears(AmbassadorApplicationRejected)
  onAmbassadorApplicationRejected(
    @Payload() event: Heard<typeof AmbassadorApplicationRejected>,
    @Ctx() ctx: NotificationCtx,
  ) {
    return onAmbassadorApplicationRejected(event, ctx)
  }

  @Hears(DocumentRequestAsked)
  onDocumentsAsked(@Payload() event: Heard<typeof DocumentRequestAsked>, @Ctx() ctx: NotificationCtx) {
    return onDocumentsAsked(event, ctx)
  }

  @Hears(PromiseMarkPassed)
  onPromiseMarkPassed(@Payload() event: Heard<typeof PromiseMarkPassed>, @Ctx() ctx: NotificationCtx) {
    return onPromiseMarkPassed(event, ctx)
  }

  @Answers(RetryCareAnswer)
  retryCareAnswer(@Payload() asked: Input<typeof RetryCareAnswer>, @Ctx() ctx: NotificationCtx) {
    return retryCareAnswer(asked, ctx)
  }

  @Hears(CareAnswerHandedOver)
  onCareAnswerHandedOver(@Payload() event: Heard<typeof CareAnswerHandedOver>, @Ctx() ctx: NotificationCtx) {
    return onCareAnswerHandedOver(event, ctx)
  }

  @Hears(CareAnswerNotDelivered)
  onCareAnswerNotDelivered(@Payload() event: Heard<typeof CareAnswerNotDelivered>, @Ctx() ctx: NotificationCtx) {
    return onCareAnswerNotDelivered(event, ctx)
  }

  @Hears(CareAnswerWithdrawn)
  onCareAnswerWithdrawn(@Payload() event: Heard<typeof CareAnswerWithdrawn>, @Ctx() ctx: NotificationCtx) {
    return onCareAnswerWithdrawn(event, ctx)
  }

  @Hears(InvitationCreated)
  onInvitationCreated(@Payload() event: Heard<typeof InvitationCreated>, @Ctx() ctx: NotificationCtx) {
    return onInvitationCreated(event, ctx)
  }

  @Hears(PasswordResetAsked)
  onPasswordResetAsked(@Payload() event: Heard<typeof PasswordResetAsked>, @Ctx() ctx: NotificationCtx) {
    return onPasswordResetAsked(event, ctx)
  }

  @Hears(AuditSealed)
  onAuditSealed(@Payload() event: Heard<typeof AuditSealed>, @Ctx() ctx: NotificationCtx) {
    return onAuditSealed(event, ctx)
  }

  @Hears(MeansChanged)
  onMeansChanged(@Payload() event: Heard<typeof MeansChanged>, @Ctx() ctx: NotificationCtx) {
    return onMeansChanged(event, ctx)
  }
}
