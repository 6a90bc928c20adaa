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
import { HandleRequest, type ReceivedEvent, HandleEvent } from '@seneb/service-kit/decorators'
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
  @HandleRequest(ListEmails)
  listEmails(@Payload() asked: Input<typeof ListEmails>, @Ctx() ctx: NotificationCtx) {
    return listEmails(asked, ctx)
  }

  @HandleRequest(RetryEmail)
  retryEmail(@Payload() asked: Input<typeof RetryEmail>, @Ctx() ctx: NotificationCtx) {
    return retryEmail(asked, ctx)
  }

  @HandleRequest(ReadEmailFigures)
  readEmailFigures(@Payload() asked: Input<typeof ReadEmailFigures>, @Ctx() ctx: NotificationCtx) {
    return readEmailFigures(asked, ctx)
  }

  @HandleRequest(ReadSyntheticJourney)
  readSyntheticJourney(@Payload() asked: Input<typeof ReadSyntheticJourney>, @Ctx() ctx: NotificationCtx) {
    return readSyntheticJourney(asked, ctx)
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

  @HandleEvent(DocumentRequestAsked)
  onDocumentsAsked(@Payload() event: ReceivedEvent<typeof DocumentRequestAsked>, @Ctx() ctx: NotificationCtx) {
    return onDocumentsAsked(event, ctx)
  }

  @HandleEvent(PromiseMarkPassed)
  onPromiseMarkPassed(@Payload() event: ReceivedEvent<typeof PromiseMarkPassed>, @Ctx() ctx: NotificationCtx) {
    return onPromiseMarkPassed(event, ctx)
  }

  @HandleRequest(RetryCareAnswer)
  retryCareAnswer(@Payload() asked: Input<typeof RetryCareAnswer>, @Ctx() ctx: NotificationCtx) {
    return retryCareAnswer(asked, ctx)
  }

  @HandleEvent(CareAnswerHandedOver)
  onCareAnswerHandedOver(@Payload() event: ReceivedEvent<typeof CareAnswerHandedOver>, @Ctx() ctx: NotificationCtx) {
    return onCareAnswerHandedOver(event, ctx)
  }

  @HandleEvent(CareAnswerNotDelivered)
  onCareAnswerNotDelivered(
    @Payload() event: ReceivedEvent<typeof CareAnswerNotDelivered>,
    @Ctx() ctx: NotificationCtx,
  ) {
    return onCareAnswerNotDelivered(event, ctx)
  }

  @HandleEvent(CareAnswerWithdrawn)
  onCareAnswerWithdrawn(@Payload() event: ReceivedEvent<typeof CareAnswerWithdrawn>, @Ctx() ctx: NotificationCtx) {
    return onCareAnswerWithdrawn(event, ctx)
  }

  @HandleEvent(InvitationCreated)
  onInvitationCreated(@Payload() event: ReceivedEvent<typeof InvitationCreated>, @Ctx() ctx: NotificationCtx) {
    return onInvitationCreated(event, ctx)
  }

  @HandleEvent(PasswordResetAsked)
  onPasswordResetAsked(@Payload() event: ReceivedEvent<typeof PasswordResetAsked>, @Ctx() ctx: NotificationCtx) {
    return onPasswordResetAsked(event, ctx)
  }

  @HandleEvent(AuditSealed)
  onAuditSealed(@Payload() event: ReceivedEvent<typeof AuditSealed>, @Ctx() ctx: NotificationCtx) {
    return onAuditSealed(event, ctx)
  }

  @HandleEvent(MeansChanged)
  onMeansChanged(@Payload() event: ReceivedEvent<typeof MeansChanged>, @Ctx() ctx: NotificationCtx) {
    return onMeansChanged(event, ctx)
  }
}
