import { ReadTeam } from '@seneb/contracts/messages/content/team.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { ContentCtx } from '../content-ctx.js'
import { readTeam } from './read-team.js'

@Controller()
export class TeamController {
  @Answers(ReadTeam)
  team(@Payload() _nothing: object, @Ctx() ctx: ContentCtx) {
    return readTeam(ctx)
  }
}
