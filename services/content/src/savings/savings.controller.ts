import type { SavingsForm } from '@seneb/contracts/forms/savings.form'
import { EstimateSaving, ReadSavingsClaim } from '@seneb/contracts/messages/content/saving.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { ContentCtx } from '../content-ctx.js'
import { estimateSaving } from './estimate-saving.js'
import { readSavingsClaim } from './read-savings-claim.js'

@Controller()
export class SavingsController {
  @Answers(EstimateSaving)
  estimate(@Payload() form: SavingsForm, @Ctx() ctx: ContentCtx) {
    return estimateSaving(form, ctx)
  }

  @Answers(ReadSavingsClaim)
  claim(@Payload() _input: unknown, @Ctx() ctx: ContentCtx) {
    return readSavingsClaim(ctx)
  }
}
