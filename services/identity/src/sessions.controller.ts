import type { Input } from '@seneb/contracts/define'
import {
  RevokeOtherSessions,
  RevokeOwnSession,
  SignOut,
  RevokeSessionsOf,
  Reauthenticate,
  ListSessions,
  LockSession,
  ReportAccessDenied,
  UnlockSession,
  VerifySession,
} from '@seneb/contracts/messages/identity/session.messages'
import { HandleRequest } from '@seneb/service-kit/decorators'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { IdentityCtx } from './identity-ctx.js'
import { endOtherSessions, endOwnSession, endSession, endSessionsOfStaff } from './sessions/end-session.js'
import { listSessions } from './sessions/list-sessions.js'
import { lockSession, verifySession } from './sessions/verify-session.js'
import { reportAccessDenied } from './sessions/report-access-denied.js'
import { reauthenticateOrUnlock } from './sessions/reauthenticate.js'

@Controller()
export class SessionsController {
  @HandleRequest(VerifySession)
  verifySession(@Payload() input: Input<typeof VerifySession>, @Ctx() ctx: IdentityCtx) {
    return verifySession(input, ctx)
  }

  @HandleRequest(LockSession)
  lockSession(@Payload() input: Input<typeof LockSession>, @Ctx() ctx: IdentityCtx) {
    return lockSession(input, ctx)
  }

  @HandleRequest(UnlockSession)
  reauthenticateOrUnlock(@Payload() input: Input<typeof UnlockSession>, @Ctx() ctx: IdentityCtx) {
    return reauthenticateOrUnlock(input, 'one-factor', ctx)
  }

  @HandleRequest(Reauthenticate)
  reauthenticate(@Payload() input: Input<typeof Reauthenticate>, @Ctx() ctx: IdentityCtx) {
    return reauthenticateOrUnlock(input, 'both-factors', ctx)
  }

  @HandleRequest(SignOut)
  endSession(@Payload() input: Input<typeof SignOut>, @Ctx() ctx: IdentityCtx) {
    return endSession(input, ctx)
  }

  @HandleRequest(ReportAccessDenied)
  reportAccessDenied(@Payload() input: Input<typeof ReportAccessDenied>, @Ctx() ctx: IdentityCtx) {
    return reportAccessDenied(input, ctx)
  }

  @HandleRequest(ListSessions)
  listSessions(@Payload() _input: object, @Ctx() ctx: IdentityCtx) {
    return listSessions(ctx)
  }

  @HandleRequest(RevokeOtherSessions)
  endOtherSessions(@Payload() _input: object, @Ctx() ctx: IdentityCtx) {
    return endOtherSessions(ctx)
  }

  @HandleRequest(RevokeOwnSession)
  endOwnSession(@Payload() input: Input<typeof RevokeOwnSession>, @Ctx() ctx: IdentityCtx) {
    return endOwnSession(input, ctx)
  }

  @HandleRequest(RevokeSessionsOf)
  endSessionsOfStaff(@Payload() input: Input<typeof RevokeSessionsOf>, @Ctx() ctx: IdentityCtx) {
    return endSessionsOfStaff(input, ctx)
  }
}
