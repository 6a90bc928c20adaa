import { boolean, object, string } from 'yup'

import { event, question } from '../../define.js'
import { linkToken } from '../../forms/link-token.js'
import { newsletterForm } from '../../forms/newsletter.form.js'
import { recordId, sentForm } from '../common-fields.js'

/** Takes an address for the newsletter; with double opt-in it counts once its owner clicks (NEWS-04, D-16..D-18). */
export const SubscribeNewsletter = question('notification.newsletter.subscribe', {
  access: 'anyone',
  takes: () =>
    sentForm(newsletterForm).shape({
      /** Said by the gateway: whoever asks was told of enough addresses that they are subscribed (D-17). */
      hideDuplicate: boolean().optional(),
    }),
  gives: () =>
    object({
      /** True while a click on the link in the mail is still needed. */
      needsConfirmation: boolean().required(),
    }),
  mayFail: ['INPUT_INVALID', 'NEWSLETTER_ALREADY_SUBSCRIBED', 'UNAVAILABLE'],
  repeatable: true,
})

const byToken = object({ token: linkToken() }).noUnknown()

/** Confirms a subscription by the link of its mail, with one click (D-16). */
export const ConfirmNewsletter = question('notification.newsletter.confirm', {
  access: 'anyone',
  takes: () => byToken,
  gives: () => object({ wasConfirmedBefore: boolean().required() }),
  mayFail: ['INPUT_INVALID', 'NEWSLETTER_LINK_INVALID', 'UNAVAILABLE'],
  repeatable: true,
})

/** Ends a subscription, confirmed or not, by the link of any of its mails (RFC 8058). */
export const UnsubscribeNewsletter = question('notification.newsletter.unsubscribe', {
  access: 'anyone',
  takes: () => byToken,
  gives: () => object({ isUnsubscribed: boolean().required() }),
  mayFail: ['INPUT_INVALID', 'NEWSLETTER_LINK_INVALID', 'UNAVAILABLE'],
  repeatable: true,
})

/** Somebody asked for the newsletter; the mail is decided and written where it is heard (NEWS-05, D-19). */
export const NewsletterSubscribed = event('notification.newsletter.subscribed', 1, {
  carries: () => object({ subscriberId: recordId(), askedAt: string().required() }).noUnknown(),
  saidBy: 'notification',
  heardBy: ['notification'],
  about: 'subscriberId',
})
