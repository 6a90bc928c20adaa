import { Module } from '@nestjs/common'

import { AmbassadorApplicationsController } from './ambassador-applications/ambassador-applications.controller.js'
import { ReferralsController } from './referrals/referrals.controller.js'

@Module({ controllers: [AmbassadorApplicationsController, ReferralsController] })
export class ReferralModule {}
