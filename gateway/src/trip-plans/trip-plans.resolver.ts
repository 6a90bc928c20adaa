import { Inject } from '@nestjs/common'
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql'
import type { Asker, Unvalidated } from '@seneb/bus/ask'
import type { Output, Input } from '@seneb/contracts/define'
import { SubmitPartnerTripPlan } from '@seneb/contracts/messages/enquiry/partner-enquiry.messages'
import { SubmitTripPlan } from '@seneb/contracts/messages/enquiry/trip-plan.messages'

import { ClientLimits } from '../access/client-limits.js'
import { readIdempotencyKey } from '../access/idempotency-key.js'
import { withinMailBudget } from '../access/mail-budget.js'
import { syntheticMarkOf } from '../access/synthetic-mark.js'
import { ASKER } from '../asker.js'
import { onBehalfOf, type OnBehalfInput } from '../enquiries/on-behalf.js'
import type { RequestContext } from '../graphql/request-context.js'

type TripPlanInput = Unvalidated<Omit<Input<typeof SubmitTripPlan>, 'syntheticMark' | 'withholdMail'>>

interface Asked {
  readonly input: TripPlanInput
  readonly idempotencyKey?: string | null
  readonly onBehalf?: OnBehalfInput | null
}

@Resolver()
export class TripPlansResolver {
  constructor(
    @Inject(ASKER) private readonly bus: Asker,
    @Inject(ClientLimits) private readonly limits: Pick<ClientLimits, 'reserveMailTo'>,
  ) {}

  /** Hands a trip-plan enquiry to the enquiry service, whose form knows what is missing (TRIP-63). */
  @Mutation('submitTripPlan')
  async submitTripPlan(
    @Args() { idempotencyKey: key, input, onBehalf: given }: Asked,
    @Context() { partner, req }: RequestContext,
  ): Promise<Output<typeof SubmitTripPlan>> {
    const idempotencyKey = readIdempotencyKey(key)
    const onBehalf = onBehalfOf({ given, idempotencyKey }, partner)
    if (onBehalf) {
      const submit = (mail: object) =>
        partner.handIn(SubmitPartnerTripPlan, { ...input, ...mail, onBehalf }, { idempotencyKey })
      return partner.isTest ? submit({}) : withinMailBudget(this.limits, input.email, submit)
    }
    const marked = syntheticMarkOf(req.headers)
    return withinMailBudget(this.limits, input.email, (mail) =>
      this.bus.ask(SubmitTripPlan, { ...input, ...mail, ...marked }, { idempotencyKey }),
    )
  }
}
