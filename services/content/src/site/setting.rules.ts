import type { Output } from '@seneb/contracts/define'
import type { ReadSite } from '@seneb/contracts/messages/content/site.messages'
import { processors } from '@seneb/contracts/vocabulary/recipients'

import { careDeskOf } from './care-desk.rules.js'

type SiteSettings = Output<typeof ReadSite>['settings']

/** A setting as stored. */
interface StoredSetting {
  readonly key: string
  readonly value: string
  readonly isSample: boolean
}

/**
 * Returns the settings for pages (D-23, D-68, D-69, D-77). Empty values, links that are not web pages, and a rating
 * without evidence are null. Invalid hosts are omitted.
 */
export function settingsOf(stored: readonly StoredSetting[]): SiteSettings {
  const value = (key: string) => stored.find((setting) => setting.key === key)?.value.trim() || null
  const webPage = (key: string) => webPageOrNull(value(key))
  return {
    canonicalOrigin: value('site.canonicalOrigin'),
    waitingListUrl: webPage('links.waitingList'),
    linkedinUrl: webPage('links.linkedin'),
    instagramUrl: webPage('links.instagram'),
    facebookUrl: webPage('links.facebook'),
    companyName: value('company.name'),
    companyRegistration: value('company.registration'),
    companyAddress: value('company.address'),
    privacyEmail: value('company.privacyEmail'),
    careDesk: careDeskOf(value),
    processors: {
      hosting: value(processors.hosting.setting),
      email: value(processors.email.setting),
      ai: value(processors.ai.setting),
      transferSafeguard: value('processors.transferSafeguard'),
    },
    paidBy: value('company.paidBy'),
    partnerHosts: (value('partners.hosts') ?? '').split(/[\s,]+/).filter((host) => hostPattern.test(host)),
    partnerThanks: value('partners.thanks'),
    valuesWelcomeTitle: value('values.welcomeTitle'),
    valuesWelcomeText: value('values.welcomeText'),
    rating: ratingOf(value),
    sampleKeys: stored.filter(({ isSample }) => isSample).map(({ key }) => key),
  }
}

const hostPattern = /^\.?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/

/** A link that people follow is one of the web, and nothing that runs. */
function webPageOrNull(address: string | null): string | null {
  return address !== null && /^https?:\/\//.test(address) && URL.canParse(address) ? address : null
}

function ratingOf(value: (key: string) => string | null): SiteSettings['rating'] {
  const [mean, count] = [Number(value('rating.value')), Number(value('rating.count'))]
  const [sourceUrl, asOf] = [value('rating.sourceUrl'), value('rating.asOf')]
  const isWhole = mean > 0 && mean <= 5 && Number.isInteger(count) && count > 0
  return isWhole && sourceUrl && asOf ? { value: mean, count, sourceUrl, asOf } : null
}
