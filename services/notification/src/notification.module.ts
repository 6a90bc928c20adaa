import { Module } from '@nestjs/common'

import { EmailsController } from './emails.controller.js'
import { NewsletterController } from './newsletter.controller.js'
import { PersonDataController } from './person-data.controller.js'

@Module({
  controllers: [EmailsController, NewsletterController, PersonDataController],
})
export class NotificationModule {}
