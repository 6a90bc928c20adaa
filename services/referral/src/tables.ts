import { AmbassadorApplication } from './ambassador-applications/ambassador-application.entity.js'
import { ApplicationDocument } from './ambassador-applications/application-document.entity.js'
import { DocumentOpening } from './ambassador-applications/document-opening.entity.js'
import { DocumentRequest } from './ambassador-applications/document-request.entity.js'
import { ReferralCode } from './referrals/referral-code.entity.js'
import { ReferralEnquiry } from './referrals/referral-enquiry.entity.js'
import { ReferralHit } from './referrals/referral-hit.entity.js'
import { ReferralVisit } from './referrals/referral-visit.entity.js'
import { Referral } from './referrals/referral.entity.js'

/** Every table of the service, for its start and for the tests. */
export const referralEntities = [
  Referral,
  ReferralVisit,
  ReferralHit,
  ReferralCode,
  ReferralEnquiry,
  AmbassadorApplication,
  ApplicationDocument,
  DocumentOpening,
  DocumentRequest,
]
