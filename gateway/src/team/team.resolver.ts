import { Inject } from '@nestjs/common'
import { Query, Resolver } from '@nestjs/graphql'
import type { Asker } from '@seneb/bus/ask'
import type { Output } from '@seneb/contracts/define'
import { ReadTeam } from '@seneb/contracts/messages/content/team.messages'

import { ASKER } from '../asker.js'

@Resolver()
export class TeamResolver {
  constructor(@Inject(ASKER) private readonly bus: Asker) {}

  /** Co-founders and accreditation bodies (TEAM-01, TEAM-02). */
  @Query('team')
  async team(): Promise<Output<typeof ReadTeam>> {
    return this.bus.ask(ReadTeam, {})
  }
}
