import { Module } from '@nestjs/common'

import { CookieChoicesController } from './cookie-choices/cookie-choices.controller.js'
import { ConsultationsController } from './consultations/consultations.controller.js'
import { TripPlansController } from './trip-plans/trip-plans.controller.js'

@Module({ controllers: [CookieChoicesController, ConsultationsController, TripPlansController] })
export class EnquiryModule {}
