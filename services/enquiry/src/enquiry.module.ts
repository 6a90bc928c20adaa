import { Module } from '@nestjs/common'

import { AnswerTemplatesController } from './answer-templates/answer-templates.controller.js'
import { CareAnswerDraftsController } from './care-answer-drafts/care-answer-drafts.controller.js'
import { CareAnswersController } from './care-answers/care-answers.controller.js'
import { CareEnquiriesController } from './care-enquiries/care-enquiries.controller.js'
import { CareEnquiryDetailsController } from './care-enquiry-details/care-enquiry-details.controller.js'
import { CarePlansController } from './care-plans/care-plans.controller.js'
import { CookieChoicesController } from './cookie-choices/cookie-choices.controller.js'
import { ConsultationsController } from './consultations/consultations.controller.js'
import { ErasuresController } from './erasures/erasures.controller.js'
import { PartnerEnquiriesController } from './partner-enquiries/partner-enquiries.controller.js'
import { PersonRecordsController } from './person-records/person-records.controller.js'
import { PromiseMeterController } from './promise-meter/promise-meter.controller.js'
import { SavedViewsController } from './saved-views/saved-views.controller.js'
import { TripPlansController } from './trip-plans/trip-plans.controller.js'
import { ConsentsController } from './withdrawals/consents.controller.js'

@Module({
  controllers: [
    AnswerTemplatesController,
    CareAnswersController,
    CareAnswerDraftsController,
    CareEnquiriesController,
    CareEnquiryDetailsController,
    CarePlansController,
    ConsentsController,
    ConsultationsController,
    CookieChoicesController,
    ErasuresController,
    PartnerEnquiriesController,
    PersonRecordsController,
    PromiseMeterController,
    SavedViewsController,
    TripPlansController,
  ],
})
export class EnquiryModule {}
