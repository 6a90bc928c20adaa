import { Module } from '@nestjs/common'

import { ReferralsController } from './referrals/referrals.controller.js'

@Module({ controllers: [ReferralsController] })
export class ReferralModule {}
