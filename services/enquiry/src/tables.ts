import { ReplyTemplate, ReplyTemplateVersion } from './reply-templates/reply-template.entity.js'
import { ReplyDraft } from './reply-drafts/reply-draft.entity.js'
import { Reply } from './replies/reply.entity.js'
import { CareEnquiry, CareEvent } from './care-enquiries/care-enquiry.entity.js'
import { Consent } from './consents/consent.entity.js'
import { CookieChoice } from './cookie-choices/record-cookie-choice.js'
import { Consultation } from './consultations/consultation.entity.js'
import { PartnerEnquiry } from './partner-enquiries/partner-enquiry.entity.js'
import { ReplyPromise } from './reply-promises/reply-promise.entity.js'
import { SavedViews } from './saved-views/saved-views.entity.js'
import { PendingWithdrawal } from './withdrawals/pending-withdrawal.entity.js'
import { TripPlan } from './trip-plans/trip-plan.entity.js'

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
  PartnerEnquiry,
  ReplyTemplate,
  ReplyTemplateVersion,
  SavedViews,
  PendingWithdrawal,
]
