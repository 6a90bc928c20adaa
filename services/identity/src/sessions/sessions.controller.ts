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
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { IdentityCtx } from '../identity-ctx.js'
import { endOtherSessions } from './end-other-sessions.js'
import { endOwnSession } from './end-own-session.js'
import { endSession } from './end-session.js'
import { endSessionsOfStaff } from './end-sessions-of-staff.js'
import { listSessions } from './list-sessions.js'
import { lockSession } from './lock-session.js'
import { noteRefusal } from './note-refusal.js'
import { proveAgain } from './prove-again.js'
import { verifySession } from './verify-session.js'

@Controller()
export class SessionsController {
  @Answers(VerifySession)
  verify(@Payload() asked: Input<typeof VerifySession>, @Ctx() ctx: IdentityCtx) {
    return verifySession(asked, ctx)
  }

  @Answers(LockSession)
  lock(@Payload() asked: Input<typeof LockSession>, @Ctx() ctx: IdentityCtx) {
    return lockSession(asked, ctx)
  }

  @Answers(UnlockSession)
  unlock(@Payload() asked: Input<typeof UnlockSession>, @Ctx() ctx: IdentityCtx) {
    return proveAgain(asked, 'one-factor', ctx)
  }

  @Answers(FreshenSession)
  freshen(@Payload() asked: Input<typeof FreshenSession>, @Ctx() ctx: IdentityCtx) {
    return proveAgain(asked, 'both-factors', ctx)
  }

  @Answers(EndSession)
  end(@Payload() asked: Input<typeof EndSession>, @Ctx() ctx: IdentityCtx) {
    return endSession(asked, ctx)
  }

  @Answers(NoteRefusal)
  noteRefusal(@Payload() asked: Input<typeof NoteRefusal>, @Ctx() ctx: IdentityCtx) {
    return noteRefusal(asked, ctx)
  }

  @Answers(ListSessions)
  list(@Payload() _asked: object, @Ctx() ctx: IdentityCtx) {
    return listSessions(ctx)
  }

  @Answers(EndOtherSessions)
  endOthers(@Payload() _asked: object, @Ctx() ctx: IdentityCtx) {
    return endOtherSessions(ctx)
  }

  @Answers(EndOwnSession)
  endOwn(@Payload() asked: Input<typeof EndOwnSession>, @Ctx() ctx: IdentityCtx) {
    return endOwnSession(asked, ctx)
  }

  @Answers(EndSessionsOf)
  endOf(@Payload() asked: Input<typeof EndSessionsOf>, @Ctx() ctx: IdentityCtx) {
    return endSessionsOfStaff(asked, ctx)
  }
}
