import { Inject } from '@nestjs/common'
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql'
import type { RequestClient, Unvalidated } from '@seneb/bus/request-client'
import type { Input, Output } from '@seneb/contracts/define'
import { RecordPageEvents } from '@seneb/contracts/messages/content/page-event.messages'
import { RecordReferralVisit } from '@seneb/contracts/messages/referral/referral.messages'
import { AppError } from '@seneb/platform/app-error'

import { ClientLimits } from '../access/client-limits.js'
import { RateLimited } from '../access/access-errors.js'
import { REQUEST_CLIENT } from '../request-client.js'
import type { RequestContext } from '../graphql/request-context.js'

type Contract = typeof RecordReferralVisit

@Resolver()
export class VisitsResolver {
  constructor(
    @Inject(REQUEST_CLIENT) private readonly bus: RequestClient,
    @Inject(ClientLimits) private readonly limits: Pick<ClientLimits, 'reserve'>,
  ) {}

  /**
   * Forwards a visitor's link to the referral service (REF-14, REF-45). The gateway limits how many unissued ids one
   * connection may submit, so that the service needs no client identity (D-07, D-13).
   */
  @Mutation()
  async processReferral(
    @Args('input') input: Unvalidated<Omit<Input<Contract>, 'mayCreate'>>,
    @Context() { req }: RequestContext,
  ): Promise<Omit<Output<Contract>, 'isNew'>> {
    const creation = await this.limits.reserve('new-referrals', req.ip)
    let isNew = false
    try {
      const processed = await this.bus.request(RecordReferralVisit, { ...input, mayCreate: creation.isGranted })
      isNew = processed.isNew
      return processed
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'RATE_LIMITED') throw error
      throw new RateLimited(creation.retryAfterSeconds)
    } finally {
      await creation.settle(isNew)
    }
  }

  /** Counts page events without passing on the visitor's identity (ANA-01..04, D-70). */
  @Mutation()
  async recordPageEvents(
    @Args('input') input: Unvalidated<Input<typeof RecordPageEvents>>,
  ): Promise<Output<typeof RecordPageEvents>> {
    return this.bus.request(RecordPageEvents, input)
  }
}
