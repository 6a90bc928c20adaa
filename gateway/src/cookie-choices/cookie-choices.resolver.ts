import { Inject } from '@nestjs/common'
import { Args, Mutation, Resolver } from '@nestjs/graphql'
import type { Asker, Unvalidated } from '@seneb/bus/ask'
import type { Output, Input } from '@seneb/contracts/define'
import { RecordCookieChoice } from '@seneb/contracts/messages/enquiry/cookie-choice.messages'

import { readIdempotencyKey } from '../access/idempotency-key.js'
import { ASKER } from '../asker.js'

@Resolver()
export class CookieChoicesResolver {
  constructor(@Inject(ASKER) private readonly bus: Asker) {}

  /** Stores a receipt of a cookie choice (CONS-07, D-03). */
  @Mutation('recordCookieChoice')
  async recordCookieChoice(
    @Args('input') input: Unvalidated<Input<typeof RecordCookieChoice>>,
    @Args('idempotencyKey') key: string | null | undefined,
  ): Promise<Output<typeof RecordCookieChoice>> {
    return this.bus.ask(RecordCookieChoice, input, { idempotencyKey: readIdempotencyKey(key) })
  }
}
