import { Module } from '@nestjs/common'

import { AmbassadorApplicationsController } from './ambassador-applications/ambassador-applications.controller.js'
import { ConsultationsController } from './consultations/consultations.controller.js'
import { EmailDeliveriesController } from './email-deliveries/email-deliveries.controller.js'
import { NewsletterController } from './newsletter/newsletter.controller.js'
import { OperatorEmailsController } from './operator-emails/operator-emails.controller.js'
import { StaffAccountsController } from './staff-accounts/staff-accounts.controller.js'

@Module({
  controllers: [
    AmbassadorApplicationsController,
    ConsultationsController,
    EmailDeliveriesController,
    NewsletterController,
    OperatorEmailsController,
    StaffAccountsController,
  ],
})
export class NotificationModule {}
