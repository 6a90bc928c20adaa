import { emptyCareDesk, type CareDesk } from '../care-desk/care-desk.types.js'
import type { SiteSettingsQuery } from '../graph/generated/operations.js'
import type { GraphReading } from '../graph/load-context.js'

/** Stars out of five, from how many people, where that can be read, and on which day it was so. */
interface SiteRating {
  readonly value: number
  readonly count: number
  readonly sourceUrl: string
  readonly asOf: string
  /** True for figures that only show how a rating looks (O-1). */
  readonly isSample: boolean
}

/** What the owner sets for the whole site. An empty value is not shown, nothing is invented (D-68, D-77). */
export interface SiteSettings {
  readonly companyName: string
  readonly registrationLine: string
  readonly address: string
  /** The mailbox for everything about personal data. */
  readonly privacyEmail: string
  readonly waitingListUrl: string
  readonly careDesk: CareDesk
  /** Whose visitors are thanked, and how (D-69). */
  readonly partners: { readonly hosts: readonly string[]; readonly text: string }
  /** What patients think of us; null without its evidence (D-23, O-4). */
  readonly rating: SiteRating | null
  readonly socialLinks: readonly { readonly name: 'Facebook' | 'Instagram' | 'LinkedIn'; readonly url: string }[]
}

/** The settings of a site of which nothing has been set. */
export const emptySiteSettings: SiteSettings = {
  companyName: '',
  registrationLine: '',
  address: '',
  privacyEmail: '',
  waitingListUrl: '',
  careDesk: emptyCareDesk,
  partners: { hosts: [], text: '' },
  rating: null,
  socialLinks: [],
}

/** The settings as content has published them; those of a site of which nothing has been set while they cannot be had. */
export function siteSettingsFrom(reading: GraphReading<SiteSettingsQuery>): SiteSettings {
  if (!reading.data) return emptySiteSettings
  const { settings } = reading.data.site
  const networks = [
    ['Facebook', settings.facebookUrl],
    ['Instagram', settings.instagramUrl],
    ['LinkedIn', settings.linkedinUrl],
  ] as const
  return {
    companyName: settings.companyName ?? '',
    registrationLine: settings.companyRegistration ?? '',
    address: settings.companyAddress ?? '',
    privacyEmail: settings.privacyEmail ?? '',
    waitingListUrl: settings.waitingListUrl ?? '',
    careDesk: {
      ...settings.careDesk,
      email: settings.careDesk.email ?? '',
      whatsapp: settings.careDesk.whatsapp ?? '',
    },
    partners: { hosts: settings.partnerHosts, text: settings.partnerThanks ?? '' },
    rating: settings.rating && { ...settings.rating, isSample: settings.sampleKeys.includes('rating.value') },
    socialLinks: networks.flatMap(([name, url]) => (url ? [{ name, url }] : [])),
  }
}
