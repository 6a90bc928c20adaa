/** The four kinds of optional storage a visitor decides on (CONS-03, CONS-04, D-04). */
export const cookiePurposes = ['analytics', 'advertising', 'personalization', 'functionality'] as const
export type CookiePurpose = (typeof cookiePurposes)[number]

/** Choice of a visitor for each purpose. */
export type CookieChoice = Readonly<Record<CookiePurpose, boolean>>

/** A changed policy is a new version, for which every visitor is asked again (D-03). */
export const cookiePolicyVersion = '2026-11-30'

/** D-03, O-5: months after which visitors are asked for their choice again, whether they accepted or refused. */
export const cookieChoiceRenewalMonths = 6

/** 'Accept All' (CONS-05). */
export const everythingAccepted = {
  analytics: true,
  advertising: true,
  personalization: true,
  functionality: true,
} as const satisfies CookieChoice

/** 'Necessary Only' refuses all four, because strictly necessary storage needs no consent (CONS-06, D-01). */
export const necessaryOnly = {
  analytics: false,
  advertising: false,
  personalization: false,
  functionality: false,
} as const satisfies CookieChoice

/** One kind of storage as described in the preferences and in the cookie policy. */
export interface CookieKind {
  readonly kind: 'essential' | CookiePurpose
  readonly label: string
  readonly text: string
  /** Category as cookie policies usually name it: essential, analytical, functionality, targeting. */
  readonly policyType: 'essential' | 'analytical' | 'functionality' | 'targeting'
}

/** Every kind of storage of the site; the dialog and the policy's table are both made of this (CONS-10, D-04). */
export const cookieKinds = [
  {
    kind: 'essential',
    label: 'Essential',
    text: 'Your choice here, the theme you picked, that you closed the important information and, while this tab is open, an unsent trip plan and who recommended us to you.',
    policyType: 'essential',
  },
  {
    kind: 'analytics',
    label: 'Analytics',
    text: 'Counts how far pages are read, on our own servers and without knowing who you are.',
    policyType: 'analytical',
  },
  {
    kind: 'advertising',
    label: 'Advertising',
    text: 'Would measure advertisements. We run none at present.',
    policyType: 'targeting',
  },
  {
    kind: 'personalization',
    label: 'Personalization',
    text: 'Remembers, while this tab is open, the name of the site you came from.',
    policyType: 'targeting',
  },
  {
    kind: 'functionality',
    label: 'Functionality',
    text: 'Loads videos and posts of other sites within a text when you ask for them. We store nothing for it ourselves.',
    policyType: 'functionality',
  },
] as const satisfies readonly CookieKind[]
