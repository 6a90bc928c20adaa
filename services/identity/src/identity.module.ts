import { Module } from '@nestjs/common'

import { AuditController } from './audit/audit.controller.js'
import { InvitationsController } from './invitations/invitations.controller.js'
import { RightsController } from './rights/rights.controller.js'
import { SessionsController } from './sessions/sessions.controller.js'
import { SignInController } from './sign-in/sign-in.controller.js'
import { StaffController } from './staff/staff.controller.js'

@Module({
  controllers: [
    SignInController,
    SessionsController,
    InvitationsController,
    StaffController,
    RightsController,
    AuditController,
  ],
})
export class IdentityModule {}
