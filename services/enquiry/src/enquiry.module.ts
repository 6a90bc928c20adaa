import { Module } from '@nestjs/common'

import { RepliesController } from './replies.controller.js'
import { CareEnquiriesController } from './care-enquiries.controller.js'
import { PartnerEnquiriesController } from './partner-enquiries.controller.js'
import { PatientFormsController } from './patient-forms.controller.js'
import { PersonDataController } from './person-data.controller.js'

@Module({
  controllers: [
    RepliesController,
    CareEnquiriesController,
    PartnerEnquiriesController,
    PatientFormsController,
    PersonDataController,
  ],
})
export class EnquiryModule {}
