import type { Input } from '@seneb/contracts/define'
import {
  EndOtherSessions,
  EndOwnSession,
  EndSession,
  EndSessionsOf,
  FreshenSession,
  ListSessions,
  LockSession,
  NoteRefusal,
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
import { noteRefusal } from './sessions/note-refusal.js'
import { proveAgain } from './sessions/prove-again.js'

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
  proveAgain(@Payload() asked: Input<typeof UnlockSession>, @Ctx() ctx: IdentityCtx) {
    return proveAgain(asked, 'one-factor', ctx)
  }

  @HandleRequest(FreshenSession)
  freshenSession(@Payload() asked: Input<typeof FreshenSession>, @Ctx() ctx: IdentityCtx) {
    return proveAgain(asked, 'both-factors', ctx)
  }

  @HandleRequest(EndSession)
  endSession(@Payload() asked: Input<typeof EndSession>, @Ctx() ctx: IdentityCtx) {
    return endSession(asked, ctx)
  }

  @HandleRequest(NoteRefusal)
  noteRefusal(@Payload() asked: Input<typeof NoteRefusal>, @Ctx() ctx: IdentityCtx) {
    return noteRefusal(asked, ctx)
  }

  @HandleRequest(ListSessions)
  listSessions(@Payload() _asked: object, @Ctx() ctx: IdentityCtx) {
    return listSessions(ctx)
  }

  @HandleRequest(EndOtherSessions)
  endOtherSessions(@Payload() _asked: object, @Ctx() ctx: IdentityCtx) {
    return endOtherSessions(ctx)
  }

  @HandleRequest(EndOwnSession)
  endOwnSession(@Payload() asked: Input<typeof EndOwnSession>, @Ctx() ctx: IdentityCtx) {
    return endOwnSession(asked, ctx)
  }

  @HandleRequest(EndSessionsOf)
  endSessionsOfStaff(@Payload() asked: Input<typeof EndSessionsOf>, @Ctx() ctx: IdentityCtx) {
    return endSessionsOfStaff(asked, ctx)
  }
}
