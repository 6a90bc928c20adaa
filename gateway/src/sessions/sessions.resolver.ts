import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { Output } from '@seneb/contracts/define'
import {
  EndOtherSessions,
  FreshenSession,
  ListSessions,
  LockSession,
  UnlockSession,
} from '@seneb/contracts/messages/identity/session.messages'
import { AppError } from '@seneb/platform/app-error'

import type { RequestContext } from '../graphql/request-context.js'
import { withoutNulls } from '../graphql/without-nulls.js'
import type { StaffRequest } from '../staff/staff-request.js'
import { viewerOf } from '../staff/viewer.js'

interface Proof {
  readonly password?: unknown
  readonly code?: unknown
  readonly passkey?: unknown
}

@Resolver()
export class SessionsResolver {
  /** The sessions of whoever asks. */
  @Query('sessions')
  async sessions(@Context() { staff }: RequestContext) {
    const { sessions } = await staff.ask(ListSessions, {})
    return sessions.map(({ sessionId, ...session }) => ({ id: sessionId, ...session }))
  }

  /** Locks the session of this browser. */
  @Mutation('lockSession')
  async lock(@Context() { staff }: RequestContext): Promise<Output<typeof LockSession>> {
    const locked = await staff.ask(LockSession, { token: tokenOf(staff) })
    staff.forget()
    return locked
  }

  /** Opens a locked session by the password or a passkey; its token is another one then (S9). */
  @Mutation('unlockSession')
  async unlock(@Args() proof: Proof, @Context() { staff }: RequestContext) {
    const unlocked = await staff.ask(UnlockSession, { token: tokenOf(staff), ...withoutNulls(proof) })
    staff.opened(unlocked)
    return { viewer: viewerOf(unlocked) }
  }

  /** Proves both factors anew for what asks for a fresh sign-in. */
  @Mutation('freshenSession')
  async freshen(@Args() proof: Proof, @Context() { staff }: RequestContext) {
    const freshened = await staff.ask(FreshenSession, { token: tokenOf(staff), ...withoutNulls(proof) })
    staff.opened(freshened)
    return { viewer: viewerOf(freshened) }
  }

  /** Ends the sessions of whoever asks but this one. */
  @Mutation('endOtherSessions')
  async endOthers(@Context() { staff }: RequestContext): Promise<Output<typeof EndOtherSessions>> {
    return staff.ask(EndOtherSessions, {})
  }
}

function tokenOf({ token }: StaffRequest): string {
  if (token === undefined) throw new AppError('SIGN_IN_REQUIRED')
  return token
}
