import { Module } from '@nestjs/common'

import { RepliesController } from './replies.controller.js'
import { CareEnquiriesController } from './care-enquiries.controller.js'
import { PartnerEnquiriesController } from './partner-enquiries.controller.js'
import { PatientFormsController } from './patient-forms.controller.js'
import { PersonDataController } from './person-data.controller.js'
import { ReplyTemplate, ReplyTemplateVersion } from './reply-templates/reply-template.entity.js'
import { ReplyDraft } from './reply-drafts/reply-draft.entity.js'
import { Reply } from './replies/reply.entity.js'
import { CareEnquiry, CareEvent } from './care-enquiries/care-enquiry.entity.js'
import { Consent } from './consents/consent.entity.js'
import { CookieChoice } from './cookie-choices/record-cookie-choice.js'
import { Consultation } from './consultations/consultation.entity.js'
import { PartnerEnquiry } from './partner-enquiries/partner-enquiry.entity.js'
import { ReceiptLookups } from './receipts/receipt-lookup.entity.js'
import { Merge } from './merges/merge.entity.js'
import { MessagesController } from './messages.controller.js'
import { Message, MessageFile, MessageFileOpening } from './messages/message.entity.js'
import { ReplyPromise } from './reply-promises/reply-promise.entity.js'
import { SavedViews } from './saved-views/saved-views.entity.js'
import { PendingWithdrawal } from './withdrawals/pending-withdrawal.entity.js'
import { DataDisclosure } from './data-disclosures/data-disclosure.entity.js'
import { MyPlanController } from './my-plan.controller.js'
import { TelephoneActsController } from './telephone-acts.controller.js'
import { MyRequestController } from './my-request.controller.js'
import { AccessCode } from './request-access/access-code.entity.js'
import { PatientDocumentRequest, RequestCorrection, RequestedErasure } from './my-request/patient-records.entity.js'
import { RequestLink } from './request-access/request-link.entity.js'
import { RequestSession } from './request-access/request-session.entity.js'
import { PlanDecision } from './plan-decisions/plan-decision.entity.js'
import { SentPlan } from './sent-plans/sent-plan.entity.js'
import { SuggestedCall } from './suggested-calls/suggested-call.entity.js'
import { TripPlan } from './trip-plans/trip-plan.entity.js'

@Module({
  controllers: [
    RepliesController,
    CareEnquiriesController,
    PartnerEnquiriesController,
    PatientFormsController,
    PersonDataController,
    MessagesController,
    MyPlanController,
    TelephoneActsController,
    MyRequestController,
  ],
})
export class EnquiryModule {}

/** Every table of the service, for its start and for the tests. */
export const enquiryEntities = [
  TripPlan,
  Consent,
  CookieChoice,
  ReplyPromise,
  Consultation,
  CareEnquiry,
  CareEvent,
  Reply,
  ReplyDraft,
  Message,
  MessageFile,
  MessageFileOpening,
  Merge,
  SuggestedCall,
  PartnerEnquiry,
  ReplyTemplate,
  ReplyTemplateVersion,
  SavedViews,
  PendingWithdrawal,
  ReceiptLookups,
  RequestLink,
  RequestSession,
  AccessCode,
  RequestCorrection,
  PatientDocumentRequest,
  RequestedErasure,
  SentPlan,
  PlanDecision,
  DataDisclosure,
]
