import { CreateTripPlans1760000100000 } from './1760000100000-create-trip-plans.js'
import { AddReferredBy1760000110000 } from './1760000110000-add-referred-by.js'
import { CreateConsentReceipts1760000120000 } from './1760000120000-create-consent-receipts.js'
import { CreateConsultations1760000130000 } from './1760000130000-create-consultations.js'
import { NameCookieChoices1760000720000 } from './1760000720000-name-cookie-choices.js'
import { LetEnquiriesEnd1760000740000 } from './1760000740000-let-enquiries-end.js'
import { AddTimeZones1760000760000 } from './1760000760000-add-time-zones.js'
import { LetHealthBeWithheld1760000780000 } from './1760000780000-let-health-be-withheld.js'
import { LetConsentsBeWithdrawn1760000800000 } from './1760000800000-let-consents-be-withdrawn.js'
import { AddLegalVersions1760000810000 } from './1760000810000-add-legal-versions.js'
import { CreateCareEnquiries1760000900000 } from './1760000900000-create-care-enquiries.js'
import { TellPromiseMarks1760000910000 } from './1760000910000-tell-promise-marks.js'
import { MarkSyntheticTripPlans1760000930000 } from './1760000930000-mark-synthetic-trip-plans.js'
import { CreateCareAnswers1760000940000 } from './1760000940000-create-care-answers.js'
import { ListUndelivered1760000950000 } from './1760000950000-list-undelivered.js'
import { CreateCareAnswerDrafts1760000960000 } from './1760000960000-create-care-answer-drafts.js'
import { LetEnquiriesWake1760000965000 } from './1760000965000-let-enquiries-wake.js'
import { CreatePartnerEnquiries1760000970000 } from './1760000970000-create-partner-enquiries.js'
import { CreateErasures1760000980000 } from './1760000980000-create-erasures.js'
import { TellOfErasures1760001200000 } from './1760001200000-tell-of-erasures.js'
import { CreateSavedViews1760001210000 } from './1760001210000-create-saved-views.js'
import { CreateAnswerTemplates1760001211000 } from './1760001211000-create-answer-templates.js'
import { ListByWhomAndAddress1760001230000 } from './1760001230000-list-by-whom-and-address.js'
import { ListErasedSoon1760001300000 } from './1760001300000-list-erased-soon.js'
import { FindPeopleAndPlans1760001400000 } from './1760001400000-find-people-and-plans.js'
import { LetWithdrawalsBeTakenBack1760001520000 } from './1760001520000-let-withdrawals-be-taken-back.js'
import { LetConsentsBeAgreedWithPartners1760001540000 } from './1760001540000-let-consents-be-agreed-with-partners.js'

/**
 * How the tables came to be, oldest first; read by the migrate step and, for its names, by the service. Written by
 * `npm run generate` from the files of this folder.
 */
export const migrations = [
  CreateTripPlans1760000100000,
  AddReferredBy1760000110000,
  CreateConsentReceipts1760000120000,
  CreateConsultations1760000130000,
  NameCookieChoices1760000720000,
  LetEnquiriesEnd1760000740000,
  AddTimeZones1760000760000,
  LetHealthBeWithheld1760000780000,
  LetConsentsBeWithdrawn1760000800000,
  AddLegalVersions1760000810000,
  CreateCareEnquiries1760000900000,
  TellPromiseMarks1760000910000,
  MarkSyntheticTripPlans1760000930000,
  CreateCareAnswers1760000940000,
  ListUndelivered1760000950000,
  CreateCareAnswerDrafts1760000960000,
  LetEnquiriesWake1760000965000,
  CreatePartnerEnquiries1760000970000,
  CreateErasures1760000980000,
  TellOfErasures1760001200000,
  CreateSavedViews1760001210000,
  CreateAnswerTemplates1760001211000,
  ListByWhomAndAddress1760001230000,
  ListErasedSoon1760001300000,
  FindPeopleAndPlans1760001400000,
  LetWithdrawalsBeTakenBack1760001520000,
  LetConsentsBeAgreedWithPartners1760001540000,
]
