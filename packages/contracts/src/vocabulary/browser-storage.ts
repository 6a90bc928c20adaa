/**
 * Names of all data that the site stores in a browser (CONS-10, LEGAL-08, D-01). The cookie policy lists them, and a
 * browser test finds no others on any page.
 */
export const storedNames = {
  /** The one cookie of every page, over https; it has its plain name only on a developer's machine. */
  cookieChoice: '__Host-seneb_consent',
  /** Session of the page "My request", which the gateway sets. */
  requestSession: '__Host-seneb-request',
  theme: 'theme',
  disclaimer: 'disclaimer.dismissed.v1',
  /** REF-03's three items of the tab. */
  referralId: 'referral.id',
  referralType: 'referral.type',
  referralTimestamp: 'referral.timestamp',
  /** Unsent input of the trip planner, kept until the tab closes. */
  tripPlanDraft: 'draft.trip-plan',
  /** Same for the contact form and the ambassador application, without document numbers. */
  consultationDraft: 'draft.consultation',
  applicationDraft: 'draft.application',
  /** Stored only where personalization is allowed. */
  referrerHost: 'referrer.host',
} as const
