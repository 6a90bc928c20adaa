import { AuditSealed } from '@seneb/contracts/messages/identity/audit.messages'
import { InvitationCreated } from '@seneb/contracts/messages/identity/invitation.messages'
import { MeansChanged } from '@seneb/contracts/messages/identity/means.messages'
import { PasswordResetAsked } from '@seneb/contracts/messages/identity/password-reset.messages'
import { Hears, type Heard } from '@seneb/service-kit/hearing/hears'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { NotificationCtx } from '../notification-ctx.js'
import { onAuditSealed } from './on-audit-sealed.js'
import { onInvitationCreated } from './on-invitation-created.js'
import { onMeansChanged } from './on-means-changed.js'
import { onPasswordResetAsked } from './on-password-reset-asked.js'

@Controller()
export class StaffAccountsController {
  @Hears(InvitationCreated)
  onInvited(@Payload() event: Heard<typeof InvitationCreated>, @Ctx() ctx: NotificationCtx) {
    return onInvitationCreated(event, ctx)
  }

  @Hears(PasswordResetAsked)
  onResetAsked(@Payload() event: Heard<typeof PasswordResetAsked>, @Ctx() ctx: NotificationCtx) {
    return onPasswordResetAsked(event, ctx)
  }

  @Hears(AuditSealed)
  onAuditSealed(@Payload() event: Heard<typeof AuditSealed>, @Ctx() ctx: NotificationCtx) {
    return onAuditSealed(event, ctx)
  }

  @Hears(MeansChanged)
  onMeansChanged(@Payload() event: Heard<typeof MeansChanged>, @Ctx() ctx: NotificationCtx) {
    return onMeansChanged(event, ctx)
  }
}
