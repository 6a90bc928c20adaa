import { Inject } from '@nestjs/common'
import { Args, Query, Resolver } from '@nestjs/graphql'
import type { Asker, Unvalidated } from '@seneb/bus/ask'
import type { Input, Output } from '@seneb/contracts/define'
import { ReadStayTimeline } from '@seneb/contracts/messages/ai-planning/stay-timeline.messages'

import { ASKER } from '../asker.js'

@Resolver()
export class StayTimelinesResolver {
  constructor(@Inject(ASKER) private readonly bus: Asker) {}

  /** A typical stay, day by day. */
  @Query('stayTimeline')
  async stayTimeline(
    @Args() { date, home, procedure }: Unvalidated<Input<typeof ReadStayTimeline>>,
  ): Promise<Output<typeof ReadStayTimeline>> {
    return this.bus.ask(ReadStayTimeline, { procedure, date, home })
  }
}
