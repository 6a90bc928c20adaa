import { Module } from '@nestjs/common'

import { AuditController } from './audit.controller.js'
import { PartnersController } from './partners.controller.js'
import { PersonalTokensController } from './personal-tokens.controller.js'
import { SessionsController } from './sessions.controller.js'
import { SignInController } from './sign-in.controller.js'
import { StaffController } from './staff.controller.js'
import { AuditEntry, AuditHead, AuditSeal } from './audit/audit-entry.entity.js'
import { Invitation } from './invitations/invitation.entity.js'
import { SignInReset } from './sign-in-methods/reset-sign-in-methods.js'
import { ApiKey, Partner } from './partners/partner.entity.js'
import { Passkey } from './passkeys/passkey.entity.js'
import { PasswordReset } from './password-resets/password-reset.entity.js'
import { PersonalToken } from './personal-tokens/personal-token.entity.js'
import { RecoveryCode, TotpFactor } from './second-factors/second-factor.entity.js'
import { SecurityEvent } from './security-events/security-event.entity.js'
import { KnownDevice, Session } from './sessions/session.entity.js'
import { SignInStep } from './sign-in/sign-in.entity.js'
import { StaffMember, StaffRoleGrant } from './staff/staff-member.entity.js'
import { SignInCounter } from './throttle/count-attempt.js'

@Module({
  controllers: [
    AuditController,
    PartnersController,
    PersonalTokensController,
    SessionsController,
    SignInController,
    StaffController,
  ],
})
export class IdentityModule {}

/** Every table of the service, for its start and for the tests. */
export const identityEntities = [
  StaffMember,
  StaffRoleGrant,
  TotpFactor,
  RecoveryCode,
  Invitation,
  Passkey,
  PasswordReset,
  SignInReset,
  Session,
  KnownDevice,
  SignInStep,
  SignInCounter,
  SecurityEvent,
  Partner,
  ApiKey,
  PersonalToken,
  AuditEntry,
  AuditHead,
  AuditSeal,
]
