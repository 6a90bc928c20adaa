import { Args, Context, Mutation, Resolver } from '@nestjs/graphql'
import type { Output } from '@seneb/contracts/define'
import {
  BeginPasskeyEnrolment,
  FinishPasskeyEnrolment,
  OfferPasskey,
  RemovePasskey,
  RenamePasskey,
} from '@seneb/contracts/messages/identity/passkey.messages'
import { ProveSignInByPasskey } from '@seneb/contracts/messages/identity/sign-in.messages'

import type { RequestContext } from '../graphql/request-context.js'
import { viewerOf } from '../staff/viewer.js'

interface PasskeyAnswer {
  readonly offerToken: string
  readonly credentialJson: string
}

@Resolver()
export class PasskeysResolver {
  /** Offers a browser to answer by any passkey of this site. */
  @Mutation('offerPasskey')
  async offer(@Context() { staff }: RequestContext): Promise<Output<typeof OfferPasskey>> {
    return staff.ask(OfferPasskey, {})
  }

  /** Both factors in one step; the session's token leaves as a cookie (S9). */
  @Mutation('signInByPasskey')
  async signIn(@Args('passkey') passkey: PasskeyAnswer, @Context() { staff }: RequestContext) {
    const { client, deviceToken } = staff
    const proven = await staff.ask(ProveSignInByPasskey, { ...passkey, deviceToken, client })
    staff.opened(proven)
    return { viewer: viewerOf(proven), recoveryCodesLeft: proven.recoveryCodesLeft }
  }

  /** Offers the browser of somebody signed in to make a passkey. */
  @Mutation('beginPasskeyEnrolment')
  async begin(@Context() { staff }: RequestContext): Promise<Output<typeof BeginPasskeyEnrolment>> {
    return staff.ask(BeginPasskeyEnrolment, {})
  }

  /** Adds the passkey that it made. */
  @Mutation('finishPasskeyEnrolment')
  async finish(
    @Args() { name, passkey }: { passkey: PasskeyAnswer; name?: unknown },
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof FinishPasskeyEnrolment>> {
    return staff.ask(FinishPasskeyEnrolment, { ...passkey, name })
  }

  /** Calls a passkey something else. */
  @Mutation('renamePasskey')
  async rename(
    @Args() { name, passkeyId }: { passkeyId: string; name?: unknown },
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof RenamePasskey>> {
    return staff.ask(RenamePasskey, { passkeyId, name })
  }

  /** Takes a passkey away. */
  @Mutation('removePasskey')
  async remove(
    @Args('passkeyId') passkeyId: string,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof RemovePasskey>> {
    return staff.ask(RemovePasskey, { passkeyId })
  }
}
