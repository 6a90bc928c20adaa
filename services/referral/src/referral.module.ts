import { Module } from '@nestjs/common'

import { AmbassadorsController } from './ambassadors.controller.js'
import { Ambassador } from './ambassadors/ambassador.entity.js'
import { PersonDataController } from './person-data.controller.js'
import { ReferralChange } from './referral-changes/referral-change.entity.js'
import { ReferralCodesController } from './referral-codes.controller.js'
import { ReferralsController } from './referrals.controller.js'
import {
  AmbassadorApplication,
  ApplicationDocument,
  DocumentRequest,
  DocumentOpening,
} from './ambassador-applications/ambassador-application.entity.js'
import { ReferralCode } from './referral-codes/referral-code.entity.js'
import {
  Referral,
  ReferralEnquiry,
  ReferralHit,
  ReferralVisit,
  ReferralWeekCount,
} from './referrals/referral.entity.js'

@Module({
  controllers: [AmbassadorsController, PersonDataController, ReferralCodesController, ReferralsController],
})
export class ReferralModule {}

/** Every table of the service, for its start and for the tests. */
export const referralEntities = [
  Referral,
  ReferralVisit,
  ReferralHit,
  ReferralCode,
  ReferralEnquiry,
  ReferralWeekCount,
  ReferralChange,
  Ambassador,
  AmbassadorApplication,
  ApplicationDocument,
  DocumentOpening,
  DocumentRequest,
]
