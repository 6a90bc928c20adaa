import type { Input } from '@seneb/contracts/define'
import {
  AcceptInvitation,
  ListInvitations,
  OfferInvitationPasskey,
  ReadInvitation,
  RenewInvitation,
  RevokeInvitation,
} from '@seneb/contracts/messages/identity/invitation.messages'
import { InviteStaff } from '@seneb/contracts/messages/identity/staff.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { IdentityCtx } from '../identity-ctx.js'
import { acceptInvitation } from './accept-invitation.js'
import { inviteMember } from './invite-member.js'
import { listInvitations } from './list-invitations.js'
import { offerInvitationPasskey } from './offer-invitation-passkey.js'
import { readInvitation } from './read-invitation.js'
import { renewInvitation } from './renew-invitation.js'
import { revokeInvitation } from './revoke-invitation.js'

@Controller()
export class InvitationsController {
  @Answers(ReadInvitation)
  read(@Payload() asked: Input<typeof ReadInvitation>, @Ctx() ctx: IdentityCtx) {
    return readInvitation(asked, ctx)
  }

  @Answers(AcceptInvitation)
  accept(@Payload() asked: Input<typeof AcceptInvitation>, @Ctx() ctx: IdentityCtx) {
    return acceptInvitation(asked, ctx)
  }

  @Answers(OfferInvitationPasskey)
  offerPasskey(@Payload() asked: Input<typeof OfferInvitationPasskey>, @Ctx() ctx: IdentityCtx) {
    return offerInvitationPasskey(asked, ctx)
  }

  @Answers(InviteStaff)
  invite(@Payload() asked: Input<typeof InviteStaff>, @Ctx() ctx: IdentityCtx) {
    return inviteMember(asked, ctx)
  }

  @Answers(ListInvitations)
  list(@Payload() _asked: object, @Ctx() ctx: IdentityCtx) {
    return listInvitations(ctx)
  }

  @Answers(RevokeInvitation)
  revoke(@Payload() asked: Input<typeof RevokeInvitation>, @Ctx() ctx: IdentityCtx) {
    return revokeInvitation(asked, ctx)
  }

  @Answers(RenewInvitation)
  renew(@Payload() asked: Input<typeof RenewInvitation>, @Ctx() ctx: IdentityCtx) {
    return renewInvitation(asked, ctx)
  }
}
