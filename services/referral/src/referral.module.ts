import { Module } from '@nestjs/common'

import { AmbassadorApplicationsController } from './ambassador-applications/ambassador-applications.controller.js'
import { ErasuresController } from './erasures/erasures.controller.js'
import { ReferralsController } from './referrals/referrals.controller.js'

@Module({ controllers: [AmbassadorApplicationsController, ErasuresController, ReferralsController] })
export class ReferralModule {}
