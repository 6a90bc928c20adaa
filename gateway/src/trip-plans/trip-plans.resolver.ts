import { Inject } from '@nestjs/common'
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql'
import type { Asker, Unvalidated } from '@seneb/bus/ask'
import type { Output, Input } from '@seneb/contracts/define'
import { SubmitTripPlan } from '@seneb/contracts/messages/enquiry/trip-plan.messages'

import { ClientLimits } from '../access/client-limits.js'
import { readIdempotencyKey } from '../access/idempotency-key.js'
import { withinMailBudget } from '../access/mail-budget.js'
import { syntheticMarkOf } from '../access/synthetic-mark.js'
import { ASKER } from '../asker.js'
import type { RequestContext } from '../graphql/request-context.js'

type TripPlanInput = Unvalidated<Omit<Input<typeof SubmitTripPlan>, 'syntheticMark' | 'withholdMail'>>

@Resolver()
export class TripPlansResolver {
  constructor(
    @Inject(ASKER) private readonly bus: Asker,
    @Inject(ClientLimits) private readonly limits: Pick<ClientLimits, 'reserveMailTo'>,
  ) {}

  /** Hands a trip-plan enquiry to the enquiry service, whose form knows what is missing (TRIP-63). */
  @Mutation('submitTripPlan')
  async submitTripPlan(
    @Args('input') input: TripPlanInput,
    @Args('idempotencyKey') key: string | null | undefined,
    @Context() { req }: RequestContext,
  ): Promise<Output<typeof SubmitTripPlan>> {
    const idempotencyKey = readIdempotencyKey(key)
    const marked = syntheticMarkOf(req.headers)
    return withinMailBudget(this.limits, input.email, (mail) =>
      this.bus.ask(SubmitTripPlan, { ...input, ...mail, ...marked }, { idempotencyKey }),
    )
  }
}
