import type { Input } from '@seneb/contracts/define'
import {
  AcceptInvitation,
  ListInvitations,
  OfferInvitationPasskey,
  ReadInvitation,
  RenewInvitation,
  RevokeInvitation,
} from '@seneb/contracts/messages/identity/invitation.messages'
import { ReadSignInMethods } from '@seneb/contracts/messages/identity/sign-in-methods.messages'
import {
  RequestSignInReset,
  ChangeStaffAccess,
  ChangeStaffRoles,
  ConfirmSignInReset,
  InviteStaff,
  ListStaff,
  ListStaffNames,
  ReadStaff,
} from '@seneb/contracts/messages/identity/staff.messages'
import { HandleRequest } from '@seneb/service-kit/decorators'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { IdentityCtx } from './identity-ctx.js'
import { acceptInvitation } from './invitations/accept-invitation.js'
import { inviteMember, listInvitations, renewInvitation, revokeInvitation } from './invitations/invitations.js'
import { offerInvitationPasskey, readInvitation } from './invitations/read-invitation.js'
import { requestSignInReset, confirmSignInReset } from './sign-in-methods/reset-sign-in-methods.js'
import { readSignInMethods, readStaff } from './sign-in-methods/read-staff.js'
import { changeStaffAccess } from './rights/change-staff-access.js'
import { changeStaffRoles } from './rights/change-staff-roles.js'
import { listStaffNames, listStaff } from './staff/list-staff.js'

@Controller()
export class StaffController {
  @HandleRequest(ListStaff)
  listStaff(@Payload() _asked: object, @Ctx() ctx: IdentityCtx) {
    return listStaff(ctx)
  }

  @HandleRequest(ListStaffNames)
  listStaffNames(@Payload() _asked: object, @Ctx() ctx: IdentityCtx) {
    return listStaffNames(ctx)
  }

  @HandleRequest(ChangeStaffRoles)
  changeStaffRoles(@Payload() asked: Input<typeof ChangeStaffRoles>, @Ctx() ctx: IdentityCtx) {
    return changeStaffRoles(asked, ctx)
  }

  @HandleRequest(ChangeStaffAccess)
  changeStaffAccess(@Payload() asked: Input<typeof ChangeStaffAccess>, @Ctx() ctx: IdentityCtx) {
    return changeStaffAccess(asked, ctx)
  }

  @HandleRequest(ReadInvitation)
  readInvitation(@Payload() asked: Input<typeof ReadInvitation>, @Ctx() ctx: IdentityCtx) {
    return readInvitation(asked, ctx)
  }

  @HandleRequest(AcceptInvitation)
  acceptInvitation(@Payload() asked: Input<typeof AcceptInvitation>, @Ctx() ctx: IdentityCtx) {
    return acceptInvitation(asked, ctx)
  }

  @HandleRequest(OfferInvitationPasskey)
  offerInvitationPasskey(@Payload() asked: Input<typeof OfferInvitationPasskey>, @Ctx() ctx: IdentityCtx) {
    return offerInvitationPasskey(asked, ctx)
  }

  @HandleRequest(InviteStaff)
  inviteMember(@Payload() asked: Input<typeof InviteStaff>, @Ctx() ctx: IdentityCtx) {
    return inviteMember(asked, ctx)
  }

  @HandleRequest(ListInvitations)
  listInvitations(@Payload() _asked: object, @Ctx() ctx: IdentityCtx) {
    return listInvitations(ctx)
  }

  @HandleRequest(RevokeInvitation)
  revokeInvitation(@Payload() asked: Input<typeof RevokeInvitation>, @Ctx() ctx: IdentityCtx) {
    return revokeInvitation(asked, ctx)
  }

  @HandleRequest(RenewInvitation)
  renewInvitation(@Payload() asked: Input<typeof RenewInvitation>, @Ctx() ctx: IdentityCtx) {
    return renewInvitation(asked, ctx)
  }

  @HandleRequest(ReadSignInMethods)
  readSignInMethods(@Payload() _asked: object, @Ctx() ctx: IdentityCtx) {
    return readSignInMethods(ctx)
  }

  @HandleRequest(ReadStaff)
  readStaff(@Payload() asked: Input<typeof ReadStaff>, @Ctx() ctx: IdentityCtx) {
    return readStaff(asked, ctx)
  }

  @HandleRequest(RequestSignInReset)
  requestSignInReset(@Payload() asked: Input<typeof RequestSignInReset>, @Ctx() ctx: IdentityCtx) {
    return requestSignInReset(asked, ctx)
  }

  @HandleRequest(ConfirmSignInReset)
  confirmSignInReset(@Payload() asked: Input<typeof ConfirmSignInReset>, @Ctx() ctx: IdentityCtx) {
    return confirmSignInReset(asked, ctx)
  }
}
