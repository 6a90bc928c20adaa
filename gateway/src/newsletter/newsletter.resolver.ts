import { Inject } from '@nestjs/common'
import { Args, Mutation, Resolver } from '@nestjs/graphql'
import type { GivenBy } from '@seneb/contracts/define'
import {
  ConfirmNewsletter,
  SubscribeNewsletter,
  UnsubscribeNewsletter,
} from '@seneb/contracts/messages/notification.messages'
import type { Asker } from '@seneb/service-kit/ask'

import { ASKER } from '../asker.js'

@Resolver()
export class NewsletterResolver {
  constructor(@Inject(ASKER) private readonly bus: Asker) {}

  /** Asks for the newsletter (NEWS-04). */
  @Mutation('subscribeNewsletter')
  async subscribe(@Args('email') email: unknown): Promise<GivenBy<typeof SubscribeNewsletter>> {
    return this.bus.ask(SubscribeNewsletter, { email })
  }

  /** Confirms a subscription (D-16). */
  @Mutation('confirmNewsletter')
  async confirm(@Args('token') token: unknown): Promise<GivenBy<typeof ConfirmNewsletter>> {
    return this.bus.ask(ConfirmNewsletter, { token })
  }

  /** Ends a subscription. */
  @Mutation('unsubscribeNewsletter')
  async unsubscribe(@Args('token') token: unknown): Promise<GivenBy<typeof UnsubscribeNewsletter>> {
    return this.bus.ask(UnsubscribeNewsletter, { token })
  }
}
