/**
 * Everything the site stores in a browser, by name (CONS-10, LEGAL-08, D-01). The site stores under these, the cookie
 * policy names them, and a browser test finds nothing else on any page.
 */
export const storedNames = {
  /** The one cookie, over https; it has its plain name only on a developer's machine. */
  cookieChoice: '__Host-seneb_consent',
  theme: 'theme',
  disclaimer: 'disclaimer.dismissed.v1',
  /** REF-03's three items of the tab. */
  referralId: 'referral.id',
  referralType: 'referral.type',
  referralTimestamp: 'referral.timestamp',
  /** Unsent input of the trip planner, kept until the tab closes. */
  tripPlanDraft: 'draft.trip-plan',
  /** The same of the contact form and of the ambassador application, without the number of a document. */
  consultationDraft: 'draft.consultation',
  applicationDraft: 'draft.application',
  /** Stored only where personalization is allowed. */
  referrerHost: 'referrer.host',
} as const
