import { Inject } from '@nestjs/common'
import { Args, Mutation, Resolver } from '@nestjs/graphql'
import type { Asker, Unvalidated } from '@seneb/bus/ask'
import type { Output, Input } from '@seneb/contracts/define'
import { SubmitAmbassadorApplication } from '@seneb/contracts/messages/referral/ambassador-application.messages'

import { ClientLimits } from '../access/client-limits.js'
import { readIdempotencyKey } from '../access/idempotency-key.js'
import { withinMailBudget } from '../access/mail-budget.js'
import { ASKER } from '../asker.js'

type ApplicationInput = Unvalidated<Omit<Input<typeof SubmitAmbassadorApplication>, 'withholdMail'>>

@Resolver()
export class AmbassadorApplicationsResolver {
  constructor(
    @Inject(ASKER) private readonly bus: Asker,
    @Inject(ClientLimits) private readonly limits: Pick<ClientLimits, 'reserveMailTo'>,
  ) {}

  /** Hands an application to the referral service (AMB-26). */
  @Mutation('submitAmbassadorApplication')
  async submitAmbassadorApplication(
    @Args('input') input: ApplicationInput,
    @Args('idempotencyKey') key: string | null | undefined,
  ): Promise<Output<typeof SubmitAmbassadorApplication>> {
    const idempotencyKey = readIdempotencyKey(key)
    return withinMailBudget(this.limits, input.email, (mail) =>
      this.bus.ask(SubmitAmbassadorApplication, { ...input, ...mail }, { idempotencyKey }),
    )
  }
}
