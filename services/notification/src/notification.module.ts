import { Module } from '@nestjs/common'

import { EmailTextsController } from './email-texts.controller.js'
import { EmailsController } from './emails.controller.js'
import { InboundEmailsController } from './inbound-emails.controller.js'
import { NewsletterController } from './newsletter.controller.js'
import { NewsletterIssuesController } from './newsletter-issues.controller.js'
import { PersonDataController } from './person-data.controller.js'
import { RequestLinksController } from './request-links.controller.js'
import { RequestLink } from './request-links/request-link.entity.js'
import { EmailDelivery } from './email-deliveries/email-delivery.entity.js'
import { InboundAttachment } from './inbound-emails/inbound-attachment.entity.js'
import { InboundEmail } from './inbound-emails/inbound-email.entity.js'
import { NewsletterSubscriber, NewsletterToken } from './newsletter/newsletter.entity.js'
import { NewsletterIssue, NewsletterRecipient } from './newsletter-issues/newsletter-issue.entity.js'
import { OperatorEmail } from './operator-emails/operator-email.entity.js'

@Module({
  controllers: [
    EmailTextsController,
    EmailsController,
    InboundEmailsController,
    NewsletterController,
    NewsletterIssuesController,
    PersonDataController,
    RequestLinksController,
  ],
})
export class NotificationModule {}

/** Every table of the service, for its start and for the tests. */
export const notificationEntities = [
  EmailDelivery,
  InboundAttachment,
  InboundEmail,
  NewsletterIssue,
  NewsletterRecipient,
  NewsletterSubscriber,
  NewsletterToken,
  OperatorEmail,
  RequestLink,
]
