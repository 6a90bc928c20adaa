import { Inject } from '@nestjs/common'
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql'
import type { Asker, Unvalidated } from '@seneb/bus/ask'
import type { Output, Input } from '@seneb/contracts/define'
import { RecordCookieChoice } from '@seneb/contracts/messages/enquiry/cookie-choice.messages'

import { readIdempotencyKey } from '../access/idempotency-key.js'
import { syntheticMarkOf } from '../access/synthetic-mark.js'
import { ASKER } from '../asker.js'
import type { RequestContext } from '../graphql/request-context.js'

type CookieChoiceInput = Unvalidated<Omit<Input<typeof RecordCookieChoice>, 'syntheticMark'>>

@Resolver()
export class CookieChoicesResolver {
  constructor(@Inject(ASKER) private readonly bus: Asker) {}

  /** Stores a receipt of a cookie choice (CONS-07, D-03). */
  @Mutation('recordCookieChoice')
  async recordCookieChoice(
    @Args('input') input: CookieChoiceInput,
    @Args('idempotencyKey') key: string | null | undefined,
    @Context() { req }: RequestContext,
  ): Promise<Output<typeof RecordCookieChoice>> {
    const choice = { ...input, ...syntheticMarkOf(req.headers) }
    return this.bus.ask(RecordCookieChoice, choice, { idempotencyKey: readIdempotencyKey(key) })
  }
}
