import { serviceNames } from '@seneb/contracts/define'
import {
  carePlanStates,
  carePlanViews,
  changeReasons,
  figureSources,
  lineOrigins,
  planSections,
  redraftStates,
} from '@seneb/contracts/vocabulary/care-plans'
import {
  catalogueEntryKinds,
  catalogueEntryStates,
  catalogueFilters,
  catalogueVersionStates,
} from '@seneb/contracts/publications/catalogue-entries'
import { planWriters } from '@seneb/contracts/messages/ai-planning/plan-quality.messages'
import { searchConsoleConnections } from '@seneb/contracts/messages/content/site-map.messages'
import { keyStates } from '@seneb/contracts/messages/identity/api-key.messages'
import { tokenStates } from '@seneb/contracts/messages/identity/personal-token.messages'
import { staffStates } from '@seneb/contracts/messages/identity/staff.messages'
import { emailStates } from '@seneb/contracts/messages/notification/email.messages'
import { deadLetterFilters, deadLetterStates, workerStates } from '@seneb/contracts/messages/operations/operations'
import { replyFieldTypes, replyLanguages } from '@seneb/contracts/vocabulary/reply-templates'
import {
  applicationStatuses,
  documentKinds,
  visibleDocumentStates,
} from '@seneb/contracts/vocabulary/application-review'
import { replyStates } from '@seneb/contracts/vocabulary/replies'
import {
  careEventKinds,
  careMoves,
  careOutcomes,
  careStates,
  careViews,
  contactChannels,
  contactResults,
  enquiryKinds,
} from '@seneb/contracts/vocabulary/care-enquiries'
import {
  inboundKinds,
  messageKinds,
  messageLanguages,
  proposalReasons,
  senderChecks,
  unmatchedReasons,
} from '@seneb/contracts/vocabulary/inbound-emails'
import { messageFileStates, messageSources } from '@seneb/contracts/vocabulary/messages'
import { contactMethods, timeSlots } from '@seneb/contracts/vocabulary/contact-options'
import { cookiePurposes } from '@seneb/contracts/vocabulary/cookie-purposes'
import { myRequestStates, myRequestSteps, requestLevels } from '@seneb/contracts/vocabulary/my-request'
import { claimFilters, claimWarnings } from '@seneb/contracts/vocabulary/claim-register'
import { computedEvidence } from '@seneb/contracts/publications/record.schemas'
import { catalogueKinds } from '@seneb/contracts/vocabulary/catalogue-kinds'
import { erasingServices, erasureReasons, noticeStates } from '@seneb/contracts/vocabulary/erasures'
import {
  claimKinds,
  editableKinds,
  publicationFilters,
  publicationStates,
  versionStates,
} from '@seneb/contracts/publications/publication-editing'
import {
  newsletterHoldReasons,
  newsletterIssueStates,
  newsletterRecipientDecisions,
  newsletterSubscriberStates,
} from '@seneb/contracts/vocabulary/newsletter'
import { vitalNames } from '@seneb/contracts/vocabulary/page-events'
import { priceAges, priceChangeStates } from '@seneb/contracts/vocabulary/price-changes'
import { keyModes, partnerScopes, partnerStates } from '@seneb/contracts/vocabulary/partner-access'
import { agreementWays, partnerEnquiryStates, sharings } from '@seneb/contracts/vocabulary/partner-enquiries'
import { referralTypes } from '@seneb/contracts/forms/referral-id.form'
import { ambassadorStates, referralChangeActions, referralCodeStates } from '@seneb/contracts/vocabulary/referral-codes'
import { dataRecipients, disclosedData } from '@seneb/contracts/vocabulary/data-disclosures'
import { planDecisions } from '@seneb/contracts/vocabulary/plan-decisions'
import { callDecisions, callStates } from '@seneb/contracts/vocabulary/suggested-calls'
import { settingGroupKeys, settingTypes } from '@seneb/contracts/vocabulary/site-settings'
import { auditSources, permissions, staffRoles } from '@seneb/contracts/vocabulary/staff-access'
import { accommodationTypes, additionalServices, hotelPreferences } from '@seneb/contracts/vocabulary/trip-options'

/** Returns the schema's name for a value of a closed list: `enquiry:read-personal` is ENQUIRY_READ_PERSONAL. */
export function enumName(word: string): string {
  return word.toUpperCase().replaceAll(/[^A-Z]/g, '_')
}

/**
 * Each enum of the schema whose names differ from the contract's values, with those values. GraphQL converts between
 * them, so resolvers use the contract's values only.
 */
export const enumValues = {
  AccommodationType: valuesOf(accommodationTypes),
  AdditionalService: valuesOf(additionalServices),
  AgreementMethod: valuesOf(agreementWays),
  ReplyFieldType: valuesOf(replyFieldTypes),
  ReplyLanguage: valuesOf(replyLanguages),
  AmbassadorState: valuesOf(ambassadorStates),
  ApplicationDocumentKind: valuesOf(documentKinds),
  ApplicationDocumentState: valuesOf(visibleDocumentStates, { forgotten: 'DELETED' }),
  ApplicationStatus: valuesOf(applicationStatuses),
  AuditSource: valuesOf(auditSources),
  ReplyState: valuesOf(replyStates),
  CareEventKind: valuesOf(careEventKinds),
  EnquiryStatusInput: valuesOf(careMoves),
  CareOutcome: valuesOf(careOutcomes),
  CarePlanLineOrigin: valuesOf(lineOrigins),
  CarePlanPart: valuesOf(planSections),
  CarePlanRedraftState: valuesOf(redraftStates, { 'set-aside': 'DISCARDED' }),
  CarePlanState: valuesOf(carePlanStates),
  CarePlanView: valuesOf(carePlanViews),
  CallDecision: valuesOf(callDecisions),
  SuggestedCallState: valuesOf(callStates),
  CareState: valuesOf(careStates),
  EnquiryFilter: valuesOf(careViews, { 'erased-soon': 'DUE_FOR_ERASURE' }),
  CatalogueEntryKind: valuesOf(catalogueEntryKinds),
  CatalogueEntryState: valuesOf(catalogueEntryStates),
  CatalogueFilter: valuesOf(catalogueFilters),
  CatalogueKind: valuesOf(catalogueKinds),
  ClaimEvidence: valuesOf(computedEvidence),
  ClaimFilter: valuesOf(claimFilters),
  ClaimKind: valuesOf(claimKinds),
  ClaimWarning: valuesOf(claimWarnings),
  CatalogueVersionState: valuesOf(catalogueVersionStates),
  CommunicationMethod: valuesOf(contactMethods),
  ContactChannel: valuesOf(contactChannels),
  ContactResult: valuesOf(contactResults),
  DeadLetterFilter: valuesOf(deadLetterFilters),
  DeadLetterState: valuesOf(deadLetterStates, { dead: 'FAILED' }),
  EnquiryKind: valuesOf(enquiryKinds),
  EnquiryState: valuesOf(partnerEnquiryStates),
  ErasingService: valuesOf(erasingServices),
  ErasureNoticeState: valuesOf(noticeStates),
  ErasureReason: valuesOf(erasureReasons),
  MessageFileState: valuesOf(messageFileStates),
  MessageKind: valuesOf(messageKinds),
  MessageLanguage: valuesOf(messageLanguages),
  MessageSource: valuesOf(messageSources),
  ReceivedEmailKind: valuesOf(inboundKinds),
  SenderCheck: valuesOf(senderChecks),
  UnmatchedProposalReason: valuesOf(proposalReasons),
  UnmatchedReason: valuesOf(unmatchedReasons),
  HotelPreference: valuesOf(hotelPreferences),
  CookiePurpose: valuesOf(cookiePurposes),
  KeyMode: valuesOf(keyModes),
  PartnerState: valuesOf(partnerStates),
  KeyState: valuesOf(keyStates),
  NewsletterHoldReason: valuesOf(newsletterHoldReasons),
  NewsletterIssueState: valuesOf(newsletterIssueStates),
  NewsletterRecipientDecision: valuesOf(newsletterRecipientDecisions),
  NewsletterSubscriberState: valuesOf(newsletterSubscriberStates),
  PartnerScope: valuesOf(partnerScopes),
  PersonalTokenState: valuesOf(tokenStates),
  PlanChangeReason: valuesOf(changeReasons),
  DataRecipient: valuesOf(dataRecipients),
  DisclosedData: valuesOf(disclosedData),
  MyCallDecision: valuesOf(callDecisions),
  MyCallState: valuesOf(callStates),
  MyDataRecipient: valuesOf(dataRecipients),
  MyDisclosedData: valuesOf(disclosedData),
  MyFigureSource: valuesOf(figureSources, { reckoned: 'CALCULATED' }),
  MyPlanDecisionKind: valuesOf(planDecisions),
  MyRequestKind: valuesOf(enquiryKinds),
  MyRequestLevel: valuesOf(requestLevels),
  MyRequestState: valuesOf(myRequestStates),
  MyRequestStepKind: valuesOf(myRequestSteps),
  PlanDecisionKind: valuesOf(planDecisions),
  PlanFigureSource: valuesOf(figureSources, { reckoned: 'CALCULATED' }),
  PlanWriter: valuesOf(planWriters),
  PreferredTime: valuesOf(timeSlots),
  PriceAge: valuesOf(priceAges),
  PriceChangeState: valuesOf(priceChangeStates),
  PriceUnit: valuesOf(['per eye', 'per tooth', 'per implant', 'per flight', 'per night']),
  PublicationFilter: valuesOf(publicationFilters),
  PublicationKind: valuesOf(editableKinds),
  PublicationState: valuesOf(publicationStates),
  PublicationVersionState: valuesOf(versionStates),
  ReferralChangeAction: valuesOf(referralChangeActions),
  ReferralCodeState: valuesOf(referralCodeStates),
  ReferralType: valuesOf(referralTypes),
  SearchConsoleConnection: valuesOf(searchConsoleConnections),
  ServiceName: valuesOf(serviceNames),
  DataSharingLevel: valuesOf(sharings),
  SettingGroupKey: valuesOf(settingGroupKeys),
  SettingType: valuesOf(settingTypes),
  StaffPermission: valuesOf(permissions),
  StaffRole: valuesOf(staffRoles),
  StaffState: valuesOf(staffStates),
  VitalName: valuesOf(vitalNames),
  WaitingMailState: valuesOf(emailStates),
  WorkerState: valuesOf(workerStates),
}

/** `others` has the names of values that the schema spells differently. */
function valuesOf<Word extends string>(
  values: readonly Word[],
  others: { readonly [Each in Word]?: string } = {},
): Readonly<Record<string, string>> {
  return Object.fromEntries(values.map((word) => [others[word] ?? enumName(word), word]))
}
