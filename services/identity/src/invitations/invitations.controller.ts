import type { Input } from '@seneb/contracts/define'
import { AcceptInvitation, ReadInvitation } from '@seneb/contracts/messages/identity/invitation.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { IdentityCtx } from '../identity-ctx.js'
import { acceptInvitation } from './accept-invitation.js'
import { readInvitation } from './read-invitation.js'

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
}
