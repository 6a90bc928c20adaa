import { boolean, object, string } from 'yup'

import { defineEvent, defineRequest } from '../../define.js'
import { linkToken } from '../../forms/link-token.js'
import { newsletterForm } from '../../forms/newsletter.form.js'
import { legalVersionsShown, recordId, sentForm } from '../common-fields.js'

/**
 * Subscribes an address to the newsletter; with double opt-in, the subscription starts when its owner confirms
 * (NEWS-04, D-16..D-18).
 */
export const SubscribeNewsletter = defineRequest('notification.newsletter.subscribe', {
  access: 'anyone',
  input: () =>
    sentForm(newsletterForm).shape({
      legalVersions: legalVersionsShown(),
      /**
       * Flag set by the gateway: the caller has already learned for enough addresses that they are subscribed (D-17).
       */
      hideDuplicate: boolean().optional(),
    }),
  output: () => ({
    /** True while a click on the link in the mail is still needed. */
    needsConfirmation: boolean().required(),
  }),
  errors: ['NEWSLETTER_ALREADY_SUBSCRIBED'],
  idempotent: true,
})

const byToken = object({ token: linkToken() }).noUnknown()

/** Confirms a subscription by the link of its mail, with one click (D-16). */
export const ConfirmNewsletter = defineRequest('notification.newsletter.confirm', {
  access: 'anyone',
  input: () => byToken,
  output: () => ({ wasConfirmedBefore: boolean().required() }),
  errors: ['NEWSLETTER_LINK_INVALID'],
  idempotent: true,
})

/** Ends a subscription, confirmed or not, by the link of any of its mails (RFC 8058). */
export const UnsubscribeNewsletter = defineRequest('notification.newsletter.unsubscribe', {
  access: 'anyone',
  input: () => byToken,
  output: () => ({ isUnsubscribed: boolean().required() }),
  errors: ['NEWSLETTER_LINK_INVALID'],
  idempotent: true,
})

/** A person subscribed to the newsletter; the consumer decides whether to send a mail and writes it (NEWS-05, D-19). */
export const NewsletterSubscribed = defineEvent('notification.newsletter.subscribed', 1, {
  payload: () => ({ subscriberId: recordId(), askedAt: string().required() }),
  publisher: 'notification',
  consumers: ['notification'],
  subjectKey: 'subscriberId',
})
