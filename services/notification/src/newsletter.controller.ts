import type { Input } from '@seneb/contracts/define'
import { FeatureSwitchesChanged } from '@seneb/contracts/messages/content/feature-switch.messages'
import { LegalVersionsChanged } from '@seneb/contracts/messages/content/legal-version.messages'
import {
  ConfirmNewsletter,
  NewsletterSubscribed,
  SubscribeNewsletter,
  UnsubscribeNewsletter,
} from '@seneb/contracts/messages/notification/newsletter.messages'
import { HandleRequest, type ReceivedEvent, HandleEvent } from '@seneb/service-kit/decorators'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { confirmNewsletter, subscribeNewsletter, unsubscribeNewsletter } from './newsletter/subscribe-newsletter.js'
import { onNewsletterSubscribed } from './newsletter/on-newsletter-subscribed.js'
import type { NotificationCtx } from './notification-ctx.js'

@Controller()
export class NewsletterController {
  @HandleRequest(SubscribeNewsletter)
  subscribeNewsletter(@Payload() form: Input<typeof SubscribeNewsletter>, @Ctx() ctx: NotificationCtx) {
    return subscribeNewsletter(form, ctx)
  }

  @HandleRequest(ConfirmNewsletter)
  confirmNewsletter(@Payload() input: Input<typeof ConfirmNewsletter>, @Ctx() ctx: NotificationCtx) {
    return confirmNewsletter(input, ctx)
  }

  @HandleRequest(UnsubscribeNewsletter)
  unsubscribeNewsletter(@Payload() input: Input<typeof UnsubscribeNewsletter>, @Ctx() ctx: NotificationCtx) {
    return unsubscribeNewsletter(input, ctx)
  }

  @HandleEvent(FeatureSwitchesChanged)
  onFeatureSwitchesChanged(
    @Payload() event: ReceivedEvent<typeof FeatureSwitchesChanged>,
    @Ctx() ctx: NotificationCtx,
  ) {
    return ctx.switches.store(event.data, ctx)
  }

  @HandleEvent(LegalVersionsChanged)
  onLegalVersionsChanged(@Payload() event: ReceivedEvent<typeof LegalVersionsChanged>, @Ctx() ctx: NotificationCtx) {
    return ctx.legalVersions.store(event.data, ctx)
  }

  @HandleEvent(NewsletterSubscribed)
  onNewsletterSubscribed(@Payload() event: ReceivedEvent<typeof NewsletterSubscribed>, @Ctx() ctx: NotificationCtx) {
    return onNewsletterSubscribed(event, ctx)
  }
}
