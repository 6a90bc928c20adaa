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
  listStaff(@Payload() _input: object, @Ctx() ctx: IdentityCtx) {
    return listStaff(ctx)
  }

  @HandleRequest(ListStaffNames)
  listStaffNames(@Payload() _input: object, @Ctx() ctx: IdentityCtx) {
    return listStaffNames(ctx)
  }

  @HandleRequest(ChangeStaffRoles)
  changeStaffRoles(@Payload() input: Input<typeof ChangeStaffRoles>, @Ctx() ctx: IdentityCtx) {
    return changeStaffRoles(input, ctx)
  }

  @HandleRequest(ChangeStaffAccess)
  changeStaffAccess(@Payload() input: Input<typeof ChangeStaffAccess>, @Ctx() ctx: IdentityCtx) {
    return changeStaffAccess(input, ctx)
  }

  @HandleRequest(ReadInvitation)
  readInvitation(@Payload() input: Input<typeof ReadInvitation>, @Ctx() ctx: IdentityCtx) {
    return readInvitation(input, ctx)
  }

  @HandleRequest(AcceptInvitation)
  acceptInvitation(@Payload() input: Input<typeof AcceptInvitation>, @Ctx() ctx: IdentityCtx) {
    return acceptInvitation(input, ctx)
  }

  @HandleRequest(OfferInvitationPasskey)
  offerInvitationPasskey(@Payload() input: Input<typeof OfferInvitationPasskey>, @Ctx() ctx: IdentityCtx) {
    return offerInvitationPasskey(input, ctx)
  }

  @HandleRequest(InviteStaff)
  inviteMember(@Payload() input: Input<typeof InviteStaff>, @Ctx() ctx: IdentityCtx) {
    return inviteMember(input, ctx)
  }

  @HandleRequest(ListInvitations)
  listInvitations(@Payload() _input: object, @Ctx() ctx: IdentityCtx) {
    return listInvitations(ctx)
  }

  @HandleRequest(RevokeInvitation)
  revokeInvitation(@Payload() input: Input<typeof RevokeInvitation>, @Ctx() ctx: IdentityCtx) {
    return revokeInvitation(input, ctx)
  }

  @HandleRequest(RenewInvitation)
  renewInvitation(@Payload() input: Input<typeof RenewInvitation>, @Ctx() ctx: IdentityCtx) {
    return renewInvitation(input, ctx)
  }

  @HandleRequest(ReadSignInMethods)
  readSignInMethods(@Payload() _input: object, @Ctx() ctx: IdentityCtx) {
    return readSignInMethods(ctx)
  }

  @HandleRequest(ReadStaff)
  readStaff(@Payload() input: Input<typeof ReadStaff>, @Ctx() ctx: IdentityCtx) {
    return readStaff(input, ctx)
  }

  @HandleRequest(RequestSignInReset)
  requestSignInReset(@Payload() input: Input<typeof RequestSignInReset>, @Ctx() ctx: IdentityCtx) {
    return requestSignInReset(input, ctx)
  }

  @HandleRequest(ConfirmSignInReset)
  confirmSignInReset(@Payload() input: Input<typeof ConfirmSignInReset>, @Ctx() ctx: IdentityCtx) {
    return confirmSignInReset(input, ctx)
  }
}
