import { emptyCareDesk, type CareDesk } from '../care-desk/opening-hours.js'
import type { SiteSettingsQuery } from '../graph/generated/graphql.js'
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

/** A page of ours on a network; a sample names it and leads nowhere. */
export interface SocialLink {
  readonly name: 'Facebook' | 'Instagram' | 'LinkedIn'
  readonly url: string
  readonly isSample: boolean
}

/** Site-wide settings of the owner. Empty values are not shown, and nothing is invented (D-68, D-77). */
export interface SiteSettings {
  readonly companyName: string
  readonly registrationLine: string
  readonly address: string
  /** Mailbox for requests about personal data. */
  readonly privacyEmail: string
  readonly waitingListUrl: string
  readonly careDesk: CareDesk
  /** Partner sites whose visitors see a welcome, and its text (D-69). */
  readonly partners: { readonly hosts: readonly string[]; readonly text: string }
  /** Patients' rating of Seneb; null without evidence (D-23, O-4). */
  readonly rating: SiteRating | null
  readonly socialLinks: readonly SocialLink[]
  /** Whether the trip planner accepts new enquiries. */
  readonly acceptsTripPlans: boolean
  /** Sentence above every page; empty while there is none. */
  readonly maintenanceNotice: string
  /** True while company, register number and address are made up. */
  readonly isSampleCompany: boolean
}

/** Settings of a site without configuration. */
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
  acceptsTripPlans: true,
  maintenanceNotice: '',
  isSampleCompany: false,
}

/** Returns the published settings, or those of an unconfigured site while they are unavailable. */
export function siteSettingsFrom(reading: GraphReading<SiteSettingsQuery>): SiteSettings {
  if (!reading.data) return emptySiteSettings
  const { settings } = reading.data.site
  const networks = [
    ['Facebook', settings.facebookUrl, 'links.facebook'],
    ['Instagram', settings.instagramUrl, 'links.instagram'],
    ['LinkedIn', settings.linkedinUrl, 'links.linkedin'],
  ] as const
  const isSample = (key: string) => settings.sampleKeys.includes(key)
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
      isSample: isSample('careDesk.email') || isSample('careDesk.whatsapp'),
    },
    partners: { hosts: settings.partnerHosts, text: settings.partnerThanks ?? '' },
    rating: settings.rating ?? null,
    socialLinks: networks.flatMap(([name, url, key]) => (url ? [{ name, url, isSample: isSample(key) }] : [])),
    acceptsTripPlans: settings.acceptsTripPlans,
    maintenanceNotice: settings.maintenanceNotice ?? '',
    isSampleCompany: ['company.name', 'company.registration', 'company.address'].some(isSample),
  }
}
