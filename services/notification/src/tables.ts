import { EmailDelivery } from './email-deliveries/email-delivery.entity.js'
import { CreateEmailDeliveries1760000300000 } from './migrations/1760000300000-create-email-deliveries.js'
import { CreateNewsletterSubscribers1760000310000 } from './migrations/1760000310000-create-newsletter-subscribers.js'
import { NewsletterSubscriber } from './newsletter/newsletter-subscriber.entity.js'
import { NewsletterToken } from './newsletter/newsletter-token.entity.js'
import { OperatorBriefRow } from './operator-briefs/operator-brief.entity.js'

/** Every table of the service, for its start and for the tests. */
export const notificationEntities = [EmailDelivery, NewsletterSubscriber, NewsletterToken, OperatorBriefRow]

/** How the tables came to be, oldest first. */
export const notificationMigrations = [CreateEmailDeliveries1760000300000, CreateNewsletterSubscribers1760000310000]
