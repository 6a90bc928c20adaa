import {
  AmbassadorApplication,
  ApplicationDocument,
  DocumentRequest,
  DocumentOpening,
} from './ambassador-applications/ambassador-application.entity.js'
import { ReferralCode, Referral, ReferralEnquiry, ReferralHit, ReferralVisit } from './referrals/referral.entity.js'

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
