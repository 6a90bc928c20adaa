import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { Output } from '@seneb/contracts/define'
import {
  AcceptInvitation,
  ListInvitations,
  OfferInvitationPasskey,
  ReadInvitation,
  RenewInvitation,
  RevokeInvitation,
} from '@seneb/contracts/messages/identity/invitation.messages'

import type { RequestContext } from '../graphql/request-context.js'
import { withoutNulls } from '../graphql/without-nulls.js'
import { viewerOf } from '../staff/viewer.js'

interface Acceptance {
  readonly token?: unknown
  readonly name?: unknown
  readonly password?: unknown
  readonly offerToken?: unknown
  readonly code?: unknown
  readonly passkey?: unknown
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

  /** Offers an invited person to make a passkey. */
  @Mutation('offerInvitationPasskey')
  async offerPasskey(
    @Args('token') token: unknown,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof OfferInvitationPasskey>> {
    return staff.ask(OfferInvitationPasskey, { token })
  }

  /** Who was invited and has not joined. */
  @Query('invitations')
  async invitations(@Context() { staff }: RequestContext) {
    return (await staff.ask(ListInvitations, {})).invitations
  }

  /** Takes a link back. */
  @Mutation('revokeInvitation')
  async revoke(
    @Args('staffId') staffId: string,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof RevokeInvitation>> {
    return staff.ask(RevokeInvitation, { staffId })
  }

  /** Sends a new link. */
  @Mutation('renewInvitation')
  async renew(
    @Args('staffId') staffId: string,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof RenewInvitation>> {
    return staff.ask(RenewInvitation, { staffId })
  }

  /** Lets an invited person in, and signs them in. */
  @Mutation('acceptInvitation')
  async accept(@Args() asked: Acceptance, @Context() { staff }: RequestContext) {
    const accepted = await staff.ask(AcceptInvitation, { ...withoutNulls(asked), client: staff.client })
    staff.opened(accepted)
    return { viewer: viewerOf(accepted), recoveryCodes: accepted.recoveryCodes }
  }
}
