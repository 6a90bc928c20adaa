import type { Input } from '@seneb/contracts/define'
import {
  ConfirmNewsletter,
  NewsletterSubscribed,
  SubscribeNewsletter,
  UnsubscribeNewsletter,
} from '@seneb/contracts/messages/notification/newsletter.messages'
import { Answers, type Heard, Hears } from '@seneb/service-kit/decorators'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { confirmNewsletter, subscribeNewsletter, unsubscribeNewsletter } from './newsletter/subscribe-newsletter.js'
import { onNewsletterSubscribed } from './newsletter/on-newsletter-subscribed.js'
import type { NotificationCtx } from './notification-ctx.js'

@Controller()
export class NewsletterController {
  @Answers(SubscribeNewsletter)
  subscribeNewsletter(@Payload() form: Input<typeof SubscribeNewsletter>, @Ctx() ctx: NotificationCtx) {
    return subscribeNewsletter(form, ctx)
  }

  @Answers(ConfirmNewsletter)
  confirmNewsletter(@Payload() input: Input<typeof ConfirmNewsletter>, @Ctx() ctx: NotificationCtx) {
    return confirmNewsletter(input, ctx)
  }

  @Answers(UnsubscribeNewsletter)
  unsubscribeNewsletter(@Payload() input: Input<typeof UnsubscribeNewsletter>, @Ctx() ctx: NotificationCtx) {
    return unsubscribeNewsletter(input, ctx)
  }

  @Hears(NewsletterSubscribed)
  onNewsletterSubscribed(@Payload() event: Heard<typeof NewsletterSubscribed>, @Ctx() ctx: NotificationCtx) {
    return onNewsletterSubscribed(event, ctx)
  }
}
