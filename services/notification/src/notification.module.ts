import { Module } from '@nestjs/common'

import { AmbassadorApplicationsController } from './ambassador-applications/ambassador-applications.controller.js'
import { AnswerPromisesController } from './answer-promises/answer-promises.controller.js'
import { CareAnswersController } from './care-answers/care-answers.controller.js'
import { ConsentsController } from './consents/consents.controller.js'
import { ConsultationsController } from './consultations/consultations.controller.js'
import { EmailDeliveriesController } from './email-deliveries/email-deliveries.controller.js'
import { ErasuresController } from './erasures/erasures.controller.js'
import { NewsletterController } from './newsletter/newsletter.controller.js'
import { OperatorEmailsController } from './operator-emails/operator-emails.controller.js'
import { PersonRecordsController } from './person-records/person-records.controller.js'
import { StaffAccountsController } from './staff-accounts/staff-accounts.controller.js'

@Module({
  controllers: [
    AmbassadorApplicationsController,
    AnswerPromisesController,
    CareAnswersController,
    ConsentsController,
    ConsultationsController,
    EmailDeliveriesController,
    ErasuresController,
    NewsletterController,
    OperatorEmailsController,
    PersonRecordsController,
    StaffAccountsController,
  ],
})
export class NotificationModule {}
