import { Module } from '@nestjs/common'

import { OperatorBriefsController } from './operator-briefs/operator-briefs.controller.js'

@Module({ controllers: [OperatorBriefsController] })
export class NotificationModule {}
