import { Module } from '@nestjs/common'

import { AmbassadorsController } from './ambassadors/ambassadors.controller.js'
import { ConsultationsController } from './consultations/consultations.controller.js'
import { NewsletterController } from './newsletter/newsletter.controller.js'
import { OperatorBriefsController } from './operator-briefs/operator-briefs.controller.js'

@Module({
  controllers: [AmbassadorsController, ConsultationsController, NewsletterController, OperatorBriefsController],
})
export class NotificationModule {}
