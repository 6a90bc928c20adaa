import type { Input } from '@seneb/contracts/define'
import {
  BeginPasskeyEnrolment,
  FinishPasskeyEnrolment,
  OfferPasskey,
  RemovePasskey,
  RenamePasskey,
} from '@seneb/contracts/messages/identity/passkey.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { IdentityCtx } from '../identity-ctx.js'
import { beginPasskeyEnrolment } from './begin-passkey-enrolment.js'
import { finishPasskeyEnrolment } from './finish-passkey-enrolment.js'
import { offerPasskey } from './offer-passkey.js'
import { removePasskey } from './remove-passkey.js'
import { renamePasskey } from './rename-passkey.js'

@Controller()
export class PasskeysController {
  @Answers(OfferPasskey)
  offer(@Payload() _asked: object, @Ctx() ctx: IdentityCtx) {
    return offerPasskey(ctx)
  }

  @Answers(BeginPasskeyEnrolment)
  beginEnrolment(@Payload() _asked: object, @Ctx() ctx: IdentityCtx) {
    return beginPasskeyEnrolment(ctx)
  }

  @Answers(FinishPasskeyEnrolment)
  finishEnrolment(@Payload() asked: Input<typeof FinishPasskeyEnrolment>, @Ctx() ctx: IdentityCtx) {
    return finishPasskeyEnrolment(asked, ctx)
  }

  @Answers(RenamePasskey)
  rename(@Payload() asked: Input<typeof RenamePasskey>, @Ctx() ctx: IdentityCtx) {
    return renamePasskey(asked, ctx)
  }

  @Answers(RemovePasskey)
  remove(@Payload() asked: Input<typeof RemovePasskey>, @Ctx() ctx: IdentityCtx) {
    return removePasskey(asked, ctx)
  }
}
