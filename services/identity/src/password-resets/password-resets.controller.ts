import type { Input } from '@seneb/contracts/define'
import { AskPasswordReset, ChangePassword, ResetPassword } from '@seneb/contracts/messages/identity/password.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { IdentityCtx } from '../identity-ctx.js'
import { askPasswordReset } from './ask-password-reset.js'
import { changePassword } from './change-password.js'
import { resetPassword } from './reset-password.js'

@Controller()
export class PasswordResetsController {
  @Answers(AskPasswordReset)
  ask(@Payload() asked: Input<typeof AskPasswordReset>, @Ctx() ctx: IdentityCtx) {
    return askPasswordReset(asked, ctx)
  }

  @Answers(ResetPassword)
  reset(@Payload() asked: Input<typeof ResetPassword>, @Ctx() ctx: IdentityCtx) {
    return resetPassword(asked, ctx)
  }

  @Answers(ChangePassword)
  change(@Payload() asked: Input<typeof ChangePassword>, @Ctx() ctx: IdentityCtx) {
    return changePassword(asked, ctx)
  }
}
