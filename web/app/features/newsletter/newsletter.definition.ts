import { invalidNewsletterEmail, type NewsletterForm } from '@seneb/contracts/forms/newsletter.form'

import { defineForm } from '../../forms/form-definition.js'
import { looksLikeAddress } from './newsletter-outcome.js'
import { newsletterFormCopy } from './newsletter-form.copy.js'

/**
 * Request for the newsletter. It has no idempotency key, because a repeated request is harmless (NEWS-03, NEWS-06..08).
 */
export const newsletterDefinition = defineForm<NewsletterForm>()({
  fields: { email: { label: newsletterFormCopy.form.email } },
  kinds: {},
  required: ['email'],
  inputFrom: (values) => values,
  rules: {
    check: ({ email }) => (looksLikeAddress(email) ? [] : [{ path: 'email', message: invalidNewsletterEmail }]),
  },
  mutation: async () => (await import('../../graph/generated/graphql.js')).SubscribeNewsletterDocument,
  variables: ({ email }, { botSignals, legalVersions }) => ({ email, botSignals, legalVersions }),
  resultOf: (data) => data.subscribeNewsletter,
  receiptOf: (received) => {
    if (received.__typename === 'AlreadySubscribed') return 'duplicate'
    return received.needsConfirmation ? 'to-confirm' : 'subscribed'
  },
})
