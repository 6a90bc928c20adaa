import { Module } from '@nestjs/common'

import { NewsletterController } from './newsletter/newsletter.controller.js'
import { OperatorBriefsController } from './operator-briefs/operator-briefs.controller.js'

@Module({ controllers: [NewsletterController, OperatorBriefsController] })
export class NotificationModule {}
