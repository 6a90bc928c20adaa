import type { GivenBy } from '@seneb/contracts/define'
import type { ReadSite } from '@seneb/contracts/messages/published.messages'

type SiteSettings = GivenBy<typeof ReadSite>['settings']

/** A setting as stored. */
interface StoredSetting {
  readonly key: string
  readonly value: string
  readonly isSample: boolean
}

/** The settings as pages read them; an empty one is null, and a rating without its evidence is none (D-23, D-77). */
export function settingsOf(stored: readonly StoredSetting[]): SiteSettings {
  const value = (key: string) => stored.find((setting) => setting.key === key)?.value.trim() || null
  return {
    canonicalOrigin: value('site.canonicalOrigin'),
    waitingListUrl: value('links.waitingList'),
    linkedinUrl: value('links.linkedin'),
    instagramUrl: value('links.instagram'),
    facebookUrl: value('links.facebook'),
    companyRegistration: value('company.registration'),
    companyAddress: value('company.address'),
    valuesWelcomeTitle: value('values.welcomeTitle'),
    valuesWelcomeText: value('values.welcomeText'),
    rating: ratingOf(value),
    sampleKeys: stored.filter(({ isSample }) => isSample).map(({ key }) => key),
  }
}

function ratingOf(value: (key: string) => string | null): SiteSettings['rating'] {
  const [mean, count] = [Number(value('rating.value')), Number(value('rating.count'))]
  const [sourceUrl, asOf] = [value('rating.sourceUrl'), value('rating.asOf')]
  const isWhole = mean > 0 && mean <= 5 && Number.isInteger(count) && count > 0
  return isWhole && sourceUrl && asOf ? { value: mean, count, sourceUrl, asOf } : null
}
