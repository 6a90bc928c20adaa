import type { Input } from '@seneb/contracts/define'
import {
  ConfirmNewsletter,
  NewsletterSubscribed,
  SubscribeNewsletter,
  UnsubscribeNewsletter,
} from '@seneb/contracts/messages/notification/newsletter.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Hears, type Heard } from '@seneb/service-kit/hearing/hears'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { NotificationCtx } from '../notification-ctx.js'
import { confirmNewsletter } from './confirm-newsletter.js'
import { onNewsletterSubscribed } from './on-newsletter-subscribed.js'
import { subscribeNewsletter } from './subscribe-newsletter.js'
import { unsubscribeNewsletter } from './unsubscribe-newsletter.js'

@Controller()
export class NewsletterController {
  @Answers(SubscribeNewsletter)
  subscribe(@Payload() form: Input<typeof SubscribeNewsletter>, @Ctx() ctx: NotificationCtx) {
    return subscribeNewsletter(form, ctx)
  }

  @Answers(ConfirmNewsletter)
  confirm(@Payload() input: Input<typeof ConfirmNewsletter>, @Ctx() ctx: NotificationCtx) {
    return confirmNewsletter(input, ctx)
  }

  @Answers(UnsubscribeNewsletter)
  unsubscribe(@Payload() input: Input<typeof UnsubscribeNewsletter>, @Ctx() ctx: NotificationCtx) {
    return unsubscribeNewsletter(input, ctx)
  }

  @Hears(NewsletterSubscribed)
  onSubscribed(@Payload() event: Heard<typeof NewsletterSubscribed>, @Ctx() ctx: NotificationCtx) {
    return onNewsletterSubscribed(event, ctx)
  }
}
