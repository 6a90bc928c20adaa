import type { Input } from '@seneb/contracts/define'
import { ReadMeans } from '@seneb/contracts/messages/identity/means.messages'
import { AskMeansReset, ConfirmMeansReset, ReadStaff } from '@seneb/contracts/messages/identity/staff.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { IdentityCtx } from '../identity-ctx.js'
import { askMeansReset } from './ask-means-reset.js'
import { confirmMeansReset } from './confirm-means-reset.js'
import { readMeans } from './read-means.js'
import { readStaff } from './read-staff.js'

@Controller()
export class MeansController {
  @Answers(ReadMeans)
  read(@Payload() _asked: object, @Ctx() ctx: IdentityCtx) {
    return readMeans(ctx)
  }

  @Answers(ReadStaff)
  readStaff(@Payload() asked: Input<typeof ReadStaff>, @Ctx() ctx: IdentityCtx) {
    return readStaff(asked, ctx)
  }

  @Answers(AskMeansReset)
  askReset(@Payload() asked: Input<typeof AskMeansReset>, @Ctx() ctx: IdentityCtx) {
    return askMeansReset(asked, ctx)
  }

  @Answers(ConfirmMeansReset)
  confirmReset(@Payload() asked: Input<typeof ConfirmMeansReset>, @Ctx() ctx: IdentityCtx) {
    return confirmMeansReset(asked, ctx)
  }
}
