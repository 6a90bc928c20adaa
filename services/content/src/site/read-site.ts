import type { Output } from '@seneb/contracts/define'
import type { ReadSite } from '@seneb/contracts/messages/content/site.messages'
import type { FeatureSwitch } from '@seneb/contracts/vocabulary/feature-switches'
import { processors } from '@seneb/contracts/vocabulary/recipients'

import type { PublicationRecord } from '../publications/publication-record.js'
import { readPublications, type PublishingCtx, type ReadPublications } from '../publications/read-publications.js'
import { isSwitchOn } from '../switch.rules.js'
import { packagesOf } from './packages.js'
import { dayOf, isClaimCurrent, isValidOn, offerText, spotsLeft } from './claim.rules.js'
import { careDeskOf } from './care-desk.rules.js'
import { hostPattern, webPageOrNull } from './web-address.rules.js'

type Site = Output<typeof ReadSite>

/** Returns the promises and settings valid today, read in one statement (O-1, O-3, O-9, D-22..D-28, D-68, D-77). */
export async function readSite(ctx: PublishingCtx): Promise<Site> {
  const published = await readPublications(
    [...kinds].map((kind) => ({ kind })),
    ctx,
  )

  const settings = published.all('setting').map(({ content, isSample }) => ({ ...content, isSample }))
  const today = dayOf(ctx.now())
  return {
    settings: { ...settingsOf(settings), rating: ratingOf(published, today) },
    packages: packagesOf(published, ctx.now()),
    offers: offersOf(published, today),
    claims: claimsOf(published, today),
  }
}

const kinds = ['setting', 'package', 'package-inclusion', 'offer', 'claim', 'rating'] as const

/** Returns the offers that are valid today and have spots left. */
export function offersOf(published: ReadPublications, today: string): Site['offers'] {
  const valid = published.all('offer').filter(({ content }) => isValidOn(content, today))
  return valid.flatMap(({ content, isSample, remaining: counted }) => {
    const { key, terms, text, total, validTo: endsOn = null } = content
    const remaining = spotsLeft(total, counted)
    // An offer without spots is not shown (O-3).
    return remaining > 0 ? [{ key, text: offerText(text, remaining), total, remaining, endsOn, terms, isSample }] : []
  })
}

/** Returns the claims without a figure that are valid today. */
export function claimsOf(published: ReadPublications, today: string): Site['claims'] {
  // A claim with a figure is checked against the prices, by `readSavingsClaim`.
  const claims = published.all('claim').filter(({ content }) => content.percent === undefined)
  const holding = claims.filter(({ content }) => isClaimCurrent(content, today))
  return holding.map(({ content, isSample }) => {
    const { asOf, evidence, evidenceUrl = null, key, text } = content
    return { key, text, evidence, evidenceUrl, asOf, isSample }
  })
}

type SiteSettings = Output<typeof ReadSite>['settings']

/** Returns the rating by patients that is valid today (D-23, O-4). */
function ratingOf(published: ReadPublications, today: string): SiteSettings['rating'] {
  const rating = ratingRecordOf(published, today)
  if (!rating) return null
  const { asOf, count, sourceUrl, value } = rating.content
  return { value, count, sourceUrl, asOf, isSample: rating.isSample }
}

/** Returns the first rating that is valid today. */
export function ratingRecordOf(published: ReadPublications, today: string): PublicationRecord<'rating'> | undefined {
  return published.all('rating').find(({ content }) => isValidOn(content, today))
}

/** A setting as stored. */
interface StoredSetting {
  readonly key: string
  readonly value: string
  readonly isSample: boolean
}

/**
 * Returns the settings for pages (D-68, D-69, D-77). Empty values and links that are not web pages are null. Invalid
 * hosts are omitted.
 */
export function settingsOf(stored: readonly StoredSetting[]): Omit<SiteSettings, 'rating'> {
  const value = (key: string) => stored.find((setting) => setting.key === key)?.value.trim() || null
  const webPage = (key: string) => webPageOrNull(value(key))
  const isOn = (key: FeatureSwitch) => isSwitchOn(key, value(key))
  return {
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
    acceptsTripPlans: isOn('planner.acceptsEnquiries'),
    maintenanceNotice: value('maintenance.notice'),
    sampleKeys: stored.filter(({ isSample }) => isSample).map(({ key }) => key),
  }
}
