import { EmailDelivery } from './email-deliveries/email-delivery.entity.js'
import { NewsletterSubscriber } from './newsletter/newsletter-subscriber.entity.js'
import { NewsletterToken } from './newsletter/newsletter-token.entity.js'
import { OperatorEmail } from './operator-emails/operator-email.entity.js'

/** Every table of the service, for its start and for the tests. */
export const notificationEntities = [EmailDelivery, NewsletterSubscriber, NewsletterToken, OperatorEmail]
