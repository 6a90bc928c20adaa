import { Args, Context, Mutation, Resolver } from '@nestjs/graphql'
import type { Output } from '@seneb/contracts/define'
import { AcceptInvitation, ReadInvitation } from '@seneb/contracts/messages/identity/invitation.messages'

import type { RequestContext } from '../graphql/request-context.js'
import { viewerOf } from '../staff/viewer.js'

interface Acceptance {
  readonly token?: unknown
  readonly name?: unknown
  readonly password?: unknown
  readonly code?: unknown
}

@Resolver()
export class InvitationsResolver {
  /** Shows an invitation to whoever has its link. */
  @Mutation('readInvitation')
  async read(
    @Args('token') token: unknown,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof ReadInvitation>> {
    return staff.ask(ReadInvitation, { token })
  }

  /** Lets an invited person in, and signs them in. */
  @Mutation('acceptInvitation')
  async accept(@Args() asked: Acceptance, @Context() { staff }: RequestContext) {
    const accepted = await staff.ask(AcceptInvitation, { ...asked, client: staff.client })
    staff.opened(accepted)
    return { viewer: viewerOf(accepted), recoveryCodes: accepted.recoveryCodes }
  }
}
