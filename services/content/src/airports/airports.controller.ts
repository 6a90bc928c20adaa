import type { Input } from '@seneb/contracts/define'
import { ListAirports } from '@seneb/contracts/messages/content/airport.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { ContentCtx } from '../content-ctx.js'
import { listAirports } from './list-airports.js'

@Controller()
export class AirportsController {
  @Answers(ListAirports)
  list(@Payload() input: Input<typeof ListAirports>, @Ctx() ctx: ContentCtx) {
    return listAirports(input, ctx)
  }
}
