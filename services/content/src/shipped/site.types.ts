import type { SpecialtySlug } from '@seneb/contracts/vocabulary/specialties'

import type { IsoDay, Markdown } from './text.types.js'

/** One of our four values: Trust, Clarity, Support, Well-being (VALS-01). */
export interface CompanyValue {
  readonly key: string
  readonly title: string
  readonly text: Markdown
}

/** A co-founder (TEAM-01, TEAM-03, D-64). */
export interface TeamMember {
  readonly key: string
  readonly name: string
  readonly role: string
  readonly bio: Markdown
  readonly linkedinUrl?: string
  readonly imageUrl?: string
  readonly sample?: true
}

/** Accreditation body that we explain; it is a partner only when `agreement` is present (TEAM-02, TEAM-04, D-28). */
export interface Partner {
  readonly key: string
  readonly name: string
  readonly description: Markdown
  readonly imageUrl?: string
  readonly link: string
  /** The written partnership; left out until there is one. */
  readonly agreement?: { readonly reference: string; readonly signedOn: IsoDay }
  readonly sample?: true
}

/** A package with a 'from' price (SEO-10, O-9): hair transplant 2500, dental care 1800, cosmetic surgery 4500 US dollars. */
export interface Package {
  readonly key: string
  readonly specialty: SpecialtySlug
  readonly name: string
  readonly description: string
  readonly fromUsd: number
  /** The price's date; it holds for one year from then (O-9). */
  readonly asOf: IsoDay
  /** Source of the price, in words. */
  readonly priceSource: string
  readonly inclusions: readonly string[]
}

/** A live offer (D-27, O-3); shown while `remaining` is above 0 and it has not ended. */
export interface Offer {
  readonly key: string
  /**
   * `{remaining}` is the placeholder for the number left: 'Only {remaining} Early Spots Left for Exclusive Discounts'.
   */
  readonly text: string
  readonly total: number
  readonly remaining: number
  readonly endsOn?: IsoDay
  readonly terms: string
  readonly sample?: true
}

/**
 * Sentence that promises something, with its evidence (GEN-08). Without valid evidence it is not shown. The savings
 * claim is not among them: it is checked against our prices and defined beside them (prices.ts).
 */
export interface Claim {
  readonly key: string
  readonly text: string
  /** Evidence of the claim, in words. */
  readonly evidence: string
  readonly evidenceUrl?: string
  readonly asOf: IsoDay
  /** First day on which it is no longer shown. */
  readonly expiresOn?: IsoDay
  readonly sample?: true
}

/**
 * A setting people may change (D-23, D-68, D-69, D-77). Known keys: `site.canonicalOrigin`, `links.waitingList`,
 * `links.linkedin`, `links.instagram`, `links.facebook`, `company.name`, `company.registration`, `company.address`,
 * `company.privacyEmail`, `company.paidBy`, `processors.hosting`, `processors.email`, `processors.ai`,
 * `processors.transferSafeguard`, `careDesk.email`, `careDesk.whatsapp`, `careDesk.hours`, `careDesk.languages`, `partners.hosts`,
 * `partners.thanks`, `rating.value`,
 * `rating.count`, `rating.sourceUrl`, `rating.asOf`, `values.welcomeTitle`, `values.welcomeText`, `home.savingsHeading`.
 * Empty means: not shown.
 */
export interface Setting {
  readonly key: string
  readonly value: string
  /** Purpose of the setting, for the people who change it. */
  readonly note: string
  readonly sample?: true
}
