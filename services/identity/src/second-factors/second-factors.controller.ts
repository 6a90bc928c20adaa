import type { Input } from '@seneb/contracts/define'
import { BeginTotp, ConfirmTotp, RenewRecoveryCodes } from '@seneb/contracts/messages/identity/second-factor.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { IdentityCtx } from '../identity-ctx.js'
import { beginTotp } from './begin-totp.js'
import { confirmNewTotp } from './confirm-new-totp.js'
import { renewRecoveryCodes } from './renew-recovery-codes.js'

@Controller()
export class SecondFactorsController {
  @Answers(BeginTotp)
  beginTotp(@Payload() _asked: object, @Ctx() ctx: IdentityCtx) {
    return beginTotp(ctx)
  }

  @Answers(ConfirmTotp)
  confirmTotp(@Payload() asked: Input<typeof ConfirmTotp>, @Ctx() ctx: IdentityCtx) {
    return confirmNewTotp(asked, ctx)
  }

  @Answers(RenewRecoveryCodes)
  renewRecoveryCodes(@Payload() _asked: object, @Ctx() ctx: IdentityCtx) {
    return renewRecoveryCodes(ctx)
  }
}
