import type { SavingsEstimateInput } from '@seneb/contracts/forms/savings-estimate.form'
import {
  ReadSavingsClaim,
  ReadSavingsEstimate,
  ReadSavingsPrices,
  ReadSavingsTable,
} from '@seneb/contracts/messages/content/savings-estimate.messages'
import type { Input } from '@seneb/contracts/define'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { ContentCtx } from '../content-ctx.js'
import { readSavingsEstimate } from './read-savings-estimate.js'
import { readSavingsClaim } from './read-savings-claim.js'
import { readSavingsPrices } from './read-savings-prices.js'
import { readSavingsTable } from '../price-table/read-savings-table.js'

@Controller()
export class SavingsEstimatesController {
  @Answers(ReadSavingsEstimate)
  estimate(@Payload() form: SavingsEstimateInput, @Ctx() ctx: ContentCtx) {
    return readSavingsEstimate(form, ctx)
  }

  @Answers(ReadSavingsClaim)
  claim(@Payload() _input: unknown, @Ctx() ctx: ContentCtx) {
    return readSavingsClaim(ctx)
  }

  @Answers(ReadSavingsPrices)
  prices(@Payload() _input: unknown, @Ctx() ctx: ContentCtx) {
    return readSavingsPrices(ctx)
  }

  @Answers(ReadSavingsTable)
  table(@Payload() input: Input<typeof ReadSavingsTable>, @Ctx() ctx: ContentCtx) {
    return readSavingsTable(input, ctx)
  }
}
