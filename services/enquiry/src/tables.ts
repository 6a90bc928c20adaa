import { AnswerTemplate, AnswerTemplateVersion } from './answer-templates/answer-template.entity.js'
import { CareAnswerDraft } from './care-answer-drafts/care-answer-draft.entity.js'
import { CareAnswer } from './care-answers/care-answer.entity.js'
import { CareEnquiry, CareEvent } from './care-enquiries/care-enquiry.entity.js'
import { Consent } from './consents/consent.entity.js'
import { CookieChoice } from './cookie-choices/record-cookie-choice.js'
import { Consultation } from './consultations/consultation.entity.js'
import { PartnerEnquiry } from './partner-enquiries/partner-enquiry.entity.js'
import { AnswerPromise } from './answer-promises/answer-promise.entity.js'
import { SavedViews } from './saved-views/saved-views.entity.js'
import { PendingWithdrawal } from './withdrawals/pending-withdrawal.entity.js'
import { TripPlan } from './trip-plans/trip-plan.entity.js'

/** Every table of the service, for its start and for the tests. */
export const enquiryEntities = [
  TripPlan,
  Consent,
  CookieChoice,
  AnswerPromise,
  Consultation,
  CareEnquiry,
  CareEvent,
  CareAnswer,
  CareAnswerDraft,
  PartnerEnquiry,
  AnswerTemplate,
  AnswerTemplateVersion,
  SavedViews,
  PendingWithdrawal,
]
