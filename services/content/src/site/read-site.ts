import type { Output } from '@seneb/contracts/define'
import type { ReadSite } from '@seneb/contracts/messages/content/site.messages'

import { readPublications, type PublishingCtx, type ReadPublications } from '../publications/read-publications.js'
import { packagesOf } from './packages.js'
import { dayOf, isClaimCurrent, isLive, offerText } from './claim.rules.js'
import { settingsOf } from './setting.rules.js'

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
