import type { NewToast } from '../../ui/toast-queue.js'
import type { SubscribeOutcome } from './newsletter-outcome.js'

const thanks = 'Thank you for subscribing to our newsletter.'

/** Copy of the newsletter form, which is on every page (NEWS-03, NEWS-06..08). */
export const newsletterFormCopy = {
  form: {
    title: 'Newsletter',
    hint: 'Guides and news about treatment in Egypt. Leave whenever you like, by the link in every email.',
    email: 'Your email address',
    submit: 'Subscribe',
    submitting: 'Subscribing...',
  },
  toasts: {
    'to-confirm': {
      tone: 'good',
      title: 'Subscription successful!',
      description: `${thanks} Please check your inbox to confirm.`,
    },
    subscribed: { tone: 'good', title: 'Subscription successful!', description: thanks },
    duplicate: { title: 'Already Subscribed', description: 'This email is already subscribed to our newsletter.' },
    invalid: { tone: 'danger', title: 'Invalid email', description: 'Please enter a valid email address.' },
    failed: {
      tone: 'danger',
      title: 'Error',
      description: 'There was a problem with your subscription. Please try again later.',
    },
  } satisfies Record<SubscribeOutcome, NewToast> as Record<SubscribeOutcome, NewToast & { description: string }>,
} as const
