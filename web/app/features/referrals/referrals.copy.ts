import type { NewToast } from '../../ui/toast-queue.js'

/** REF-34..36: the time a toast about a referral stays. */
const referralToastMs = 5000

/** Text of referral pages and toasts. */
export const referralsCopy = {
  pageTitle: 'Welcome to Seneb',
  description: 'Plan a treatment and a trip to Egypt with one care team and independent providers.',
  /** Public name of the person who shared a link (D-11). */
  referrerName: 'Partner',
  loading: 'Opening your referral link...',
  goOn: 'Go to the home page',
  welcome: {
    title: 'Welcome to Seneb',
    tourGuide: 'A Health Access Ambassador shared this link with you.',
    general: 'Someone who knows us shared this link with you.',
    /** Shown until the referrer is known (REF-25). */
    unchecked: "We're still checking the link you followed. You can carry on in the meantime.",
    referrer: (name: string) => `Shared with you by: ${name}`,
    privacy:
      'We note with your trip enquiry who shared this link, and may pay them for it. You pay nothing for it, and can remove the note before you send.',
    plan: { label: 'Plan Your Medical Trip', to: '/trip-planner' },
    estimate: { label: 'Estimate Your Budget', to: '/budget-estimator' },
  },
  test: {
    title: 'Test Referral',
    lines: [
      'This is a test referral without a code',
      'This referral page is for testing purposes and is not assigned to a specific partner.',
    ],
    toast: { title: 'Test referral page' } satisfies NewToast,
  },
  errors: {
    tourGuideTitle: 'Tour Guide Referral',
    title: 'Referral Error',
    hint: 'You can look around and plan your trip all the same.',
    home: 'Return to Home',
    processing: 'Error processing referral',
    unexpected: 'Unexpected error processing referral',
    unspoken: 'There was an error processing your referral.',
  },
  toasts: {
    tourGuide: {
      tone: 'good',
      title: 'Welcome to Seneb Partner Network',
      description: "You're visiting through a Health Access Ambassador referral.",
      durationMs: referralToastMs,
    } satisfies NewToast,
    general: {
      tone: 'good',
      title: 'Welcome to Seneb',
      description: "You're visiting through a referral link.",
      durationMs: referralToastMs,
    } satisfies NewToast,
    failed: (description: string): NewToast => ({
      tone: 'danger',
      title: 'Referral Error',
      description,
      durationMs: referralToastMs,
      action: { label: 'Contact us', to: '/contact-us' },
    }),
  },
} as const
