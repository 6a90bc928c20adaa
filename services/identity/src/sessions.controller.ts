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
  verifySession(@Payload() asked: Input<typeof VerifySession>, @Ctx() ctx: IdentityCtx) {
    return verifySession(asked, ctx)
  }

  @HandleRequest(LockSession)
  lockSession(@Payload() asked: Input<typeof LockSession>, @Ctx() ctx: IdentityCtx) {
    return lockSession(asked, ctx)
  }

  @HandleRequest(UnlockSession)
  reauthenticateOrUnlock(@Payload() asked: Input<typeof UnlockSession>, @Ctx() ctx: IdentityCtx) {
    return reauthenticateOrUnlock(asked, 'one-factor', ctx)
  }

  @HandleRequest(Reauthenticate)
  reauthenticate(@Payload() asked: Input<typeof Reauthenticate>, @Ctx() ctx: IdentityCtx) {
    return reauthenticateOrUnlock(asked, 'both-factors', ctx)
  }

  @HandleRequest(SignOut)
  endSession(@Payload() asked: Input<typeof SignOut>, @Ctx() ctx: IdentityCtx) {
    return endSession(asked, ctx)
  }

  @HandleRequest(ReportAccessDenied)
  reportAccessDenied(@Payload() asked: Input<typeof ReportAccessDenied>, @Ctx() ctx: IdentityCtx) {
    return reportAccessDenied(asked, ctx)
  }

  @HandleRequest(ListSessions)
  listSessions(@Payload() _asked: object, @Ctx() ctx: IdentityCtx) {
    return listSessions(ctx)
  }

  @HandleRequest(RevokeOtherSessions)
  endOtherSessions(@Payload() _asked: object, @Ctx() ctx: IdentityCtx) {
    return endOtherSessions(ctx)
  }

  @HandleRequest(RevokeOwnSession)
  endOwnSession(@Payload() asked: Input<typeof RevokeOwnSession>, @Ctx() ctx: IdentityCtx) {
    return endOwnSession(asked, ctx)
  }

  @HandleRequest(RevokeSessionsOf)
  endSessionsOfStaff(@Payload() asked: Input<typeof RevokeSessionsOf>, @Ctx() ctx: IdentityCtx) {
    return endSessionsOfStaff(asked, ctx)
  }
}
