import { Inject } from '@nestjs/common'
import { Args, Mutation, Resolver } from '@nestjs/graphql'
import type { Asker, Unvalidated } from '@seneb/bus/ask'
import type { Output, Input } from '@seneb/contracts/define'
import { RecordPageEvents } from '@seneb/contracts/messages/content/page-event.messages'

import { ASKER } from '../asker.js'

@Resolver()
export class PageEventsResolver {
  constructor(@Inject(ASKER) private readonly bus: Asker) {}

  /** Has what happened on a page counted; who was there is not told on (ANA-01..04, D-70). */
  @Mutation('recordPageEvents')
  async recordPageEvents(
    @Args('input') input: Unvalidated<Input<typeof RecordPageEvents>>,
  ): Promise<Output<typeof RecordPageEvents>> {
    return this.bus.ask(RecordPageEvents, input)
  }
}
