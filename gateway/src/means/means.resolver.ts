import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { Output } from '@seneb/contracts/define'
import { ReadMeans } from '@seneb/contracts/messages/identity/means.messages'
import { AskPasswordReset, ChangePassword, ResetPassword } from '@seneb/contracts/messages/identity/password.messages'
import { BeginTotp, ConfirmTotp, RenewRecoveryCodes } from '@seneb/contracts/messages/identity/second-factor.messages'

import type { RequestContext } from '../graphql/request-context.js'
import { withoutNulls } from '../graphql/without-nulls.js'
import { passkeyOf } from './passkey.js'

interface NewPassword {
  readonly token?: unknown
  readonly password?: unknown
  readonly code?: unknown
  readonly passkey?: unknown
}

@Resolver()
export class MeansResolver {
  /** The ways in which whoever asks can sign in. */
  @Query('signInMeans')
  async means(@Context() { staff }: RequestContext) {
    const { passkeys, ...means } = await staff.ask(ReadMeans, {})
    return { ...means, passkeys: passkeys.map(passkeyOf) }
  }

  /** Changes the password of whoever asks (S9). */
  @Mutation('changePassword')
  async changePassword(
    @Args('password') password: unknown,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof ChangePassword>> {
    return staff.ask(ChangePassword, { password })
  }

  /** A secret for another code app. */
  @Mutation('beginTotp')
  async beginTotp(@Context() { staff }: RequestContext): Promise<Output<typeof BeginTotp>> {
    return staff.ask(BeginTotp, {})
  }

  /** Takes the new code app by a code of it. */
  @Mutation('confirmTotp')
  async confirmTotp(
    @Args() { code, offerToken }: { offerToken?: unknown; code?: unknown },
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof ConfirmTotp>> {
    return staff.ask(ConfirmTotp, { offerToken, code })
  }

  /** Ten new recovery codes. */
  @Mutation('renewRecoveryCodes')
  async renewCodes(@Context() { staff }: RequestContext): Promise<Output<typeof RenewRecoveryCodes>> {
    return staff.ask(RenewRecoveryCodes, {})
  }

  /** Asks for a link; the answer does not tell whether anybody has the address (G11). */
  @Mutation('askPasswordReset')
  async askReset(
    @Args('email') email: unknown,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof AskPasswordReset>> {
    return staff.ask(AskPasswordReset, { email, client: staff.client })
  }

  /** Sets a new password by the link and a second factor. */
  @Mutation('resetPassword')
  async reset(@Args() asked: NewPassword, @Context() { staff }: RequestContext): Promise<Output<typeof ResetPassword>> {
    return staff.ask(ResetPassword, { ...withoutNulls(asked), client: staff.client })
  }
}
