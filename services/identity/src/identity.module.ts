import { Module } from '@nestjs/common'

import { AuditController } from './audit/audit.controller.js'
import { StaffActionsController } from './audit/staff-actions.controller.js'
import { InvitationsController } from './invitations/invitations.controller.js'
import { MeansController } from './means/means.controller.js'
import { PartnersController } from './partners/partners.controller.js'
import { PasskeysController } from './passkeys/passkeys.controller.js'
import { PasswordResetsController } from './password-resets/password-resets.controller.js'
import { RightsController } from './rights/rights.controller.js'
import { SecondFactorsController } from './second-factors/second-factors.controller.js'
import { SecurityEventsController } from './security-events/security-events.controller.js'
import { SessionsController } from './sessions/sessions.controller.js'
import { SignInController } from './sign-in/sign-in.controller.js'
import { StaffController } from './staff/staff.controller.js'

@Module({
  controllers: [
    SignInController,
    SessionsController,
    InvitationsController,
    PasskeysController,
    SecondFactorsController,
    PasswordResetsController,
    MeansController,
    StaffController,
    RightsController,
    PartnersController,
    AuditController,
    StaffActionsController,
    SecurityEventsController,
  ],
})
export class IdentityModule {}
