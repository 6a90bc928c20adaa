import { Inject } from '@nestjs/common'
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql'
import type { RequestClient } from '@seneb/bus/request-client'
import type { Output } from '@seneb/contracts/define'
import {
  ConfirmNewsletter,
  SubscribeNewsletter,
  UnsubscribeNewsletter,
} from '@seneb/contracts/messages/notification/newsletter.messages'
import { AppError } from '@seneb/platform/app-error'

import { ClientLimits, withinMailBudget } from '../access/client-limits.js'
import { REQUEST_CLIENT } from '../request-client.js'
import { withoutNulls, type RequestContext } from '../graphql/request-context.js'

type Subscribed = Output<typeof SubscribeNewsletter>

@Resolver()
export class NewsletterResolver {
  constructor(
    @Inject(REQUEST_CLIENT) private readonly bus: RequestClient,
    @Inject(ClientLimits) private readonly limits: Pick<ClientLimits, 'reserve' | 'reserveMailTo'>,
  ) {}

  /**
   * Subscribes an address to the newsletter (NEWS-04). Each client learns only for a few addresses a day that they are
   * already subscribed. After that, known addresses get the same reply as new ones, so that clients cannot probe for
   * subscribers (NEWS-06, D-17).
   */
  @Mutation()
  async subscribeNewsletter(
    @Args() { email, legalVersions }: { readonly email?: unknown; readonly legalVersions?: object | null },
    @Context() { req }: RequestContext,
  ): Promise<Subscribed> {
    const telling = await this.limits.reserve('known-subscribers', req.ip)
    let isSubscribed = false
    try {
      return await withinMailBudget(this.limits, email, (mail) =>
        this.bus.request(SubscribeNewsletter, {
          email,
          ...withoutNulls({ legalVersions }),
          ...mail,
          ...(telling.isGranted ? {} : { hideDuplicate: true }),
        }),
      )
    } catch (error) {
      isSubscribed = error instanceof AppError && error.code === 'NEWSLETTER_ALREADY_SUBSCRIBED'
      throw error
    } finally {
      await telling.settle(isSubscribed)
    }
  }

  /** Confirms a subscription (D-16). */
  @Mutation()
  async confirmNewsletter(@Args('token') token: unknown): Promise<Output<typeof ConfirmNewsletter>> {
    return this.bus.request(ConfirmNewsletter, { token })
  }

  /** Ends a subscription. */
  @Mutation()
  async unsubscribeNewsletter(@Args('token') token: unknown): Promise<Output<typeof UnsubscribeNewsletter>> {
    return this.bus.request(UnsubscribeNewsletter, { token })
  }
}
