import { EmailDelivery } from './email-deliveries/email-delivery.entity.js'
import { NewsletterSubscriber, NewsletterToken } from './newsletter/newsletter.entity.js'
import { OperatorEmail } from './operator-emails/operator-email.entity.js'

/** Every table of the service, for its start and for the tests. */
export const notificationEntities = [EmailDelivery, NewsletterSubscriber, NewsletterToken, OperatorEmail]
