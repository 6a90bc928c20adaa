import { Module } from '@nestjs/common'

import { ConsentsController } from './consents/consents.controller.js'
import { ConsultationsController } from './consultations/consultations.controller.js'
import { TripPlansController } from './trip-plans/trip-plans.controller.js'

@Module({ controllers: [ConsentsController, ConsultationsController, TripPlansController] })
export class EnquiryModule {}
