import type { LinkOutcome } from './newsletter-outcome.js'

interface ViewText {
  readonly title: string
  readonly text: string
}

/** Text of the newsletter's own pages (NEWS-04..09, D-16). */
export const newsletterCopy = {
  page: {
    title: 'Our newsletter',
    text: 'Guides and news about treatment in Egypt, written for people who are still deciding. We write to you only after you have confirmed your address. The form is at the foot of this page.',
    description:
      'Subscribe to the newsletter of Seneb: guides and news about treatment in Egypt, for people who are still deciding. Leave by the link in every email.',
  },
  confirm: {
    pageTitle: 'Confirm your subscription',
    description:
      'Confirm your subscription to the newsletter of Seneb. One press of the button is enough; without it we write to nobody, and you can leave at any time.',
    title: 'Confirm your subscription?',
    text: 'Press the button and we will write to the address that our email came to.',
    action: 'Confirm my subscription',
  },
  unsubscribe: {
    pageTitle: 'Unsubscribe',
    description:
      'Leave the newsletter of Seneb. One press of the button and we do not write to your address again, whether or not it was confirmed.',
    title: 'Unsubscribe from the newsletter?',
    text: 'Press the button and we will not write again to the address that our email came to.',
    action: 'Unsubscribe',
  },
  working: 'One moment...',
  home: 'Return Home',
  tryAgain: 'Try Again',
  outcomes: {
    confirmed: {
      title: 'You are subscribed',
      text: 'Your address is confirmed. Thank you for subscribing to our newsletter.',
    },
    'confirmed-before': {
      title: 'Already confirmed',
      text: 'This subscription was confirmed before. There is nothing more to do.',
    },
    unsubscribed: {
      title: 'You are unsubscribed',
      text: 'We will not write again to the address that our email came to. You can subscribe again whenever you like.',
    },
    'link-invalid': {
      title: 'This link does not work',
      text: 'This link has expired or is incomplete. Open it from the email again, or enter your address at the foot of this page.',
    },
    limited: {
      title: 'Too many requests',
      text: 'Nothing was changed just now. Please wait a moment and try again.',
    },
    failed: {
      title: 'That did not work',
      text: 'We could not be reached just now. Please try again in a moment.',
    },
  } satisfies Record<LinkOutcome, ViewText> as Record<LinkOutcome, ViewText>,
} as const
