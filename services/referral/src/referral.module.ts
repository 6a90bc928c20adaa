import { Module } from '@nestjs/common'

import { AmbassadorsController } from './ambassadors.controller.js'
import { PersonDataController } from './person-data.controller.js'
import { ReferralsController } from './referrals.controller.js'

@Module({
  controllers: [AmbassadorsController, PersonDataController, ReferralsController],
})
export class ReferralModule {}
