import { Module } from '@nestjs/common'

import { TripPlansController } from './trip-plans/trip-plans.controller.js'

@Module({ controllers: [TripPlansController] })
export class EnquiryModule {}
