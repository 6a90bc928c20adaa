import { Module } from '@nestjs/common'

import { AuditController } from './audit.controller.js'
import { PartnersController } from './partners.controller.js'
import { SessionsController } from './sessions.controller.js'
import { SignInController } from './sign-in.controller.js'
import { StaffController } from './staff.controller.js'

@Module({
  controllers: [AuditController, PartnersController, SessionsController, SignInController, StaffController],
})
export class IdentityModule {}
