import { Module } from '@nestjs/common'

import { AmbassadorApplicationsController } from './ambassador-applications/ambassador-applications.controller.js'
import { ErasuresController } from './erasures/erasures.controller.js'
import { PersonRecordsController } from './person-records/person-records.controller.js'
import { ReferralsController } from './referrals/referrals.controller.js'

@Module({
  controllers: [AmbassadorApplicationsController, ErasuresController, PersonRecordsController, ReferralsController],
})
export class ReferralModule {}
