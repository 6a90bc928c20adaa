import type { Output } from '@seneb/contracts/define'
import type { ReadSite } from '@seneb/contracts/messages/content/site.messages'
import type { FeatureSwitch } from '@seneb/contracts/vocabulary/feature-switches'
import { processors } from '@seneb/contracts/vocabulary/recipients'

import { readPublications, type PublishingCtx, type ReadPublications } from '../publications/read-publications.js'
import { isSwitchOn } from '../switch.rules.js'
import { packagesOf } from './packages.js'
import { dayOf, isClaimCurrent, isLive, offerText } from './claim.rules.js'
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
    settings: settingsOf(settings),
    packages: packagesOf(published, ctx.now()),
    offers: offersOf(published, today),
    claims: claimsOf(published, today),
  }
}

const kinds = ['setting', 'package', 'package-inclusion', 'offer', 'claim'] as const

function offersOf(published: ReadPublications, today: string): Site['offers'] {
  const live = published.all('offer').filter(({ content }) => isLive(content, today))
  return live.map(({ content, isSample }) => {
    const { endsOn = null, key, remaining, terms, text, total } = content
    return { key, text: offerText(text, remaining), total, remaining, endsOn, terms, isSample }
  })
}

function claimsOf(published: ReadPublications, today: string): Site['claims'] {
  const holding = published.all('claim').filter(({ content }) => isClaimCurrent(content, today))
  return holding.map(({ content, isSample }) => {
    const { asOf, evidence, evidenceUrl = null, key, text } = content
    return { key, text, evidence, evidenceUrl, asOf, isSample }
  })
}

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
