import type { Question, SenebEvent } from '../define.js'
import * as aiPlanningAiPlan from './ai-planning/ai-plan.messages.js'
import * as aiPlanningErasure from './ai-planning/erasure.messages.js'
import * as aiPlanningPersonRecord from './ai-planning/person-record.messages.js'
import * as aiPlanningCarePlan from './ai-planning/care-plan.messages.js'
import * as aiPlanningCarePlanApproval from './ai-planning/care-plan-approval.messages.js'
import * as aiPlanningCarePlanDraft from './ai-planning/care-plan-draft.messages.js'
import * as aiPlanningCarePlanState from './ai-planning/care-plan-state.messages.js'
import * as aiPlanningCarePlanVersion from './ai-planning/care-plan-version.messages.js'
import * as aiPlanningPlanQuality from './ai-planning/plan-quality.messages.js'
import * as aiPlanningStaffAction from './ai-planning/staff-action.messages.js'
import * as aiPlanningStayTimeline from './ai-planning/stay-timeline.messages.js'
import * as contentAirport from './content/airport.messages.js'
import * as contentArticle from './content/article.messages.js'
import * as contentTreatmentCatalogue from './content/treatment-catalogue.messages.js'
import * as contentCatalogueChange from './content/catalogue-change.messages.js'
import * as contentCountry from './content/country.messages.js'
import * as contentFaq from './content/faq.messages.js'
import * as contentJourneyCost from './content/journey-cost.messages.js'
import * as contentLegalDocument from './content/legal-document.messages.js'
import * as contentPageEvent from './content/page-event.messages.js'
import * as contentPage from './content/page.messages.js'
import * as contentPublication from './content/publication.messages.js'
import * as contentSavingsEstimate from './content/savings-estimate.messages.js'
import * as contentSearch from './content/search.messages.js'
import * as contentSiteMap from './content/site-map.messages.js'
import * as contentSite from './content/site.messages.js'
import * as contentSpecialty from './content/specialty.messages.js'
import * as contentTeam from './content/team.messages.js'
import * as contentTreatmentType from './content/treatment-type.messages.js'
import * as contentTreatment from './content/treatment.messages.js'
import * as contentCompanyValue from './content/company-value.messages.js'
import * as contentStaffAction from './content/staff-action.messages.js'
import * as enquiryAiPlan from './enquiry/ai-plan.messages.js'
import * as enquiryAnswerPromise from './enquiry/answer-promise.messages.js'
import * as enquiryConsent from './enquiry/consent.messages.js'
import * as enquiryAnswerTemplate from './enquiry/answer-template.messages.js'
import * as enquiryCareAnswer from './enquiry/care-answer.messages.js'
import * as enquiryCareAnswerDraft from './enquiry/care-answer-draft.messages.js'
import * as enquiryCareEnquiry from './enquiry/care-enquiry.messages.js'
import * as enquiryConsultation from './enquiry/consultation.messages.js'
import * as enquiryCookieChoice from './enquiry/cookie-choice.messages.js'
import * as enquiryErasure from './enquiry/erasure.messages.js'
import * as enquiryErasureNotice from './enquiry/erasure-notice.messages.js'
import * as enquiryPersonRecord from './enquiry/person-record.messages.js'
import * as enquiryCarePlan from './enquiry/care-plan.messages.js'
import * as enquirySavedView from './enquiry/saved-view.messages.js'
import * as enquiryReferredTripPlan from './enquiry/referred-trip-plan.messages.js'
import * as enquiryPartnerEnquiry from './enquiry/partner-enquiry.messages.js'
import * as enquiryTripPlan from './enquiry/trip-plan.messages.js'
import * as enquiryStaffAction from './enquiry/staff-action.messages.js'
import * as enquiryWithdrawal from './enquiry/withdrawal.messages.js'
import * as identityApiKey from './identity/api-key.messages.js'
import * as identityAudit from './identity/audit.messages.js'
import * as identityInvitation from './identity/invitation.messages.js'
import * as identityMeans from './identity/means.messages.js'
import * as identityPartner from './identity/partner.messages.js'
import * as identityPasskey from './identity/passkey.messages.js'
import * as identityPassword from './identity/password.messages.js'
import * as identityPasswordReset from './identity/password-reset.messages.js'
import * as identitySecondFactor from './identity/second-factor.messages.js'
import * as identitySecurityEvent from './identity/security-event.messages.js'
import * as identitySession from './identity/session.messages.js'
import * as identitySignIn from './identity/sign-in.messages.js'
import * as identityStaffAction from './identity/staff-action.messages.js'
import * as identityStaff from './identity/staff.messages.js'
import { everyOperation } from './operations/operations.js'
import * as notificationCareAnswer from './notification/care-answer.messages.js'
import * as notificationEmail from './notification/email.messages.js'
import * as notificationErasure from './notification/erasure.messages.js'
import * as notificationPersonRecord from './notification/person-record.messages.js'
import * as notificationNewsletter from './notification/newsletter.messages.js'
import * as notificationStaffAction from './notification/staff-action.messages.js'
import * as notificationSyntheticJourney from './notification/synthetic-journey.messages.js'
import * as referralAmbassadorApplication from './referral/ambassador-application.messages.js'
import * as referralDocumentRequest from './referral/document-request.messages.js'
import * as referralErasure from './referral/erasure.messages.js'
import * as referralPersonRecord from './referral/person-record.messages.js'
import * as referralReferral from './referral/referral.messages.js'
import * as referralStaffAction from './referral/staff-action.messages.js'

/** Every file of messages, `<service>/<noun>.messages.ts`; tests/architecture/flow.test.ts names one that is missing. */
const declared = [
  aiPlanningAiPlan,
  aiPlanningErasure,
  aiPlanningPersonRecord,
  aiPlanningCarePlan,
  aiPlanningCarePlanApproval,
  aiPlanningCarePlanDraft,
  aiPlanningCarePlanState,
  aiPlanningCarePlanVersion,
  aiPlanningPlanQuality,
  aiPlanningStaffAction,
  aiPlanningStayTimeline,
  contentAirport,
  contentArticle,
  contentTreatmentCatalogue,
  contentCatalogueChange,
  contentCountry,
  contentFaq,
  contentJourneyCost,
  contentLegalDocument,
  contentPageEvent,
  contentPage,
  contentPublication,
  contentSavingsEstimate,
  contentSearch,
  contentSiteMap,
  contentSite,
  contentSpecialty,
  contentTeam,
  contentTreatmentType,
  contentTreatment,
  contentCompanyValue,
  contentStaffAction,
  enquiryAiPlan,
  enquiryAnswerPromise,
  enquiryConsent,
  enquiryAnswerTemplate,
  enquiryCareAnswer,
  enquiryCareAnswerDraft,
  enquiryCareEnquiry,
  enquiryConsultation,
  enquiryCookieChoice,
  enquiryErasure,
  enquiryErasureNotice,
  enquiryPersonRecord,
  enquiryCarePlan,
  enquirySavedView,
  enquiryReferredTripPlan,
  enquiryPartnerEnquiry,
  enquiryTripPlan,
  enquiryStaffAction,
  enquiryWithdrawal,
  identityApiKey,
  identityAudit,
  identityInvitation,
  identityMeans,
  identityPartner,
  identityPasskey,
  identityPassword,
  identityPasswordReset,
  identitySecondFactor,
  identitySecurityEvent,
  identitySession,
  identitySignIn,
  identityStaffAction,
  identityStaff,
  notificationCareAnswer,
  notificationEmail,
  notificationErasure,
  notificationPersonRecord,
  notificationNewsletter,
  notificationStaffAction,
  notificationSyntheticJourney,
  referralAmbassadorApplication,
  referralDocumentRequest,
  referralErasure,
  referralPersonRecord,
  referralReferral,
  referralStaffAction,
].flatMap((messages): unknown[] => Object.values(messages))

const isKind = (kind: string) => (value: unknown) =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind

/** Every question of the platform, from which NATS permissions and docs are generated. */
export const everyQuestion: readonly Question[] = [
  ...(declared.filter(isKind('question')) as readonly Question[]),
  ...everyOperation,
]

/** Every event of the platform, from which streams, consumers, NATS permissions and docs/flow.md are generated. */
export const everyEvent = declared.filter(isKind('event')) as readonly SenebEvent[]
