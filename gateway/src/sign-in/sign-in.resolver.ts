import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import { EndSession } from '@seneb/contracts/messages/identity/session.messages'
import { BeginSignIn, ProveSignIn } from '@seneb/contracts/messages/identity/sign-in.messages'

import type { RequestContext } from '../graphql/request-context.js'
import { viewerOf } from '../staff/viewer.js'

@Resolver()
export class SignInResolver {
  /** Who is signed in, also while locked; nobody is no failure. */
  @Query('viewer')
  async viewer(@Context() { staff }: RequestContext) {
    const session = await staff.session()
    return session ? viewerOf(session, session.state === 'locked') : null
  }

  /** The first step of signing in (S9). */
  @Mutation('beginSignIn')
  async begin(
    @Args() { email, password }: { email?: unknown; password?: unknown },
    @Context() context: RequestContext,
  ) {
    const { client, deviceToken } = context.staff
    return context.staff.ask(BeginSignIn, { email, password, deviceToken, client })
  }

  /** The second step; the session's token leaves as a cookie that no script can read. */
  @Mutation('proveSignIn')
  async prove(
    @Args() { code, stepToken }: { stepToken?: unknown; code?: unknown },
    @Context() context: RequestContext,
  ) {
    const { staff } = context
    const { client, deviceToken } = staff
    const proven = await staff.ask(ProveSignIn, { stepToken, code, deviceToken, client })
    staff.opened(proven)
    return { viewer: viewerOf(proven), recoveryCodesLeft: proven.recoveryCodesLeft }
  }

  /** Ends the session of this browser, if there is one. */
  @Mutation('signOut')
  async signOut(@Context() { staff }: RequestContext) {
    const { token } = staff
    if (token !== undefined) await staff.ask(EndSession, { token })
    staff.ended()
    return { isSignedOut: true }
  }
}
