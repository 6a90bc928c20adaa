import { Module } from '@nestjs/common'

import { ConsentsController } from './consents/consents.controller.js'
import { TripPlansController } from './trip-plans/trip-plans.controller.js'

@Module({ controllers: [ConsentsController, TripPlansController] })
export class EnquiryModule {}
