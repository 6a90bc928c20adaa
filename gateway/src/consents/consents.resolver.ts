import { Inject } from '@nestjs/common'
import { Args, Mutation, Resolver } from '@nestjs/graphql'
import type { Asker, Unvalidated } from '@seneb/bus/ask'
import type { Output, Input } from '@seneb/contracts/define'
import { RecordConsent } from '@seneb/contracts/messages/enquiry/consent.messages'

import { readIdempotencyKey } from '../access/idempotency-key.js'
import { ASKER } from '../asker.js'

@Resolver()
export class ConsentsResolver {
  constructor(@Inject(ASKER) private readonly bus: Asker) {}

  /** Stores a receipt of a cookie choice (CONS-07, D-03). */
  @Mutation('recordConsent')
  async recordConsent(
    @Args('input') input: Unvalidated<Input<typeof RecordConsent>>,
    @Args('idempotencyKey') key: string | null | undefined,
  ): Promise<Output<typeof RecordConsent>> {
    return this.bus.ask(RecordConsent, input, { idempotencyKey: readIdempotencyKey(key) })
  }
}
