import type { Input } from '@seneb/contracts/define'
import { ListCountries } from '@seneb/contracts/messages/content/country.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { ContentCtx } from '../content-ctx.js'
import { listCountries } from './list-countries.js'

@Controller()
export class CountriesController {
  @Answers(ListCountries)
  list(@Payload() input: Input<typeof ListCountries>, @Ctx() ctx: ContentCtx) {
    return listCountries(input, ctx)
  }
}
