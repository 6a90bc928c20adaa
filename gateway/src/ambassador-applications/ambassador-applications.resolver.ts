import { Inject } from '@nestjs/common'
import { Args, Mutation, Resolver } from '@nestjs/graphql'
import type { GivenBy, TakenBy } from '@seneb/contracts/define'
import { SubmitAmbassadorApplication } from '@seneb/contracts/messages/referral.messages'
import type { Asker, Raw } from '@seneb/service-kit/ask'

import { readIdempotencyKey } from '../access/idempotency-key.js'
import { ASKER } from '../asker.js'

type ApplicationInput = Raw<TakenBy<typeof SubmitAmbassadorApplication>>

@Resolver()
export class AmbassadorApplicationsResolver {
  constructor(@Inject(ASKER) private readonly bus: Asker) {}

  /** Hands an application to the referral service (AMB-26). */
  @Mutation('submitAmbassadorApplication')
  async submitAmbassadorApplication(
    @Args('input') input: ApplicationInput,
    @Args('idempotencyKey') key: string | null | undefined,
  ): Promise<GivenBy<typeof SubmitAmbassadorApplication>> {
    return this.bus.ask(SubmitAmbassadorApplication, input, { idempotencyKey: readIdempotencyKey(key) })
  }
}
