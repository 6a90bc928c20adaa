import type { Input, Output } from '@seneb/contracts/define'
import type { ListOfferSpots, UpdateOfferSpots } from '@seneb/contracts/messages/content/claim.messages'
import type { PublicationKinds } from '@seneb/contracts/publications/publication-kinds'
import { AppError } from '@seneb/platform/app-error'
import { defineAuditedResource } from '@seneb/service-kit/requests/audited-resource'

import type { PublishingCtx } from '../publications/read-publications.js'
import { lockPublications } from '../publications/stored-settings.js'
import { publishChanges } from '../publications/store-publications.js'
import { dayOf, isValidOn, offerText, spotsLeft } from '../site/claim.rules.js'
import { noteSpotsSql, offerSpotsSql, storeSpotsSql } from './offer-spots.entity.js'

interface StoredOffer {
  readonly key: string
  readonly isSample: boolean
  readonly content: PublicationKinds['offer']
  readonly remaining: number | null
}

/** Lists the offers on the site with their spots. */
export async function listOfferSpots(ctx: PublishingCtx): Promise<Output<typeof ListOfferSpots>> {
  const offers = await ctx.db.read((tx) => tx.query<StoredOffer>(offerSpotsSql, [null, ctx.samples]))
  return { offers: offers.map((offer) => countedOffer(offer, ctx.now())) }
}

const audit = defineAuditedResource('offer', { remaining: 'plain' })

/**
 * Sets the spots that are left of an offer. Of two counts over the same number the second is rejected, so that a
 * repeated request counts nothing twice.
 */
export async function updateOfferSpots(
  { key, remaining, seen }: Input<typeof UpdateOfferSpots>,
  ctx: PublishingCtx,
): Promise<Output<typeof UpdateOfferSpots>> {
  return ctx.db.write(async (tx) => {
    await lockPublications(tx)
    const [offer] = await tx.query<StoredOffer>(offerSpotsSql, [key, ctx.samples])
    if (!offer) throw new AppError('PUBLICATION_UNKNOWN')
    const before = spotsLeft(offer.content.total, offer.remaining)
    if (before !== seen) {
      throw new AppError('CHANGED_MEANWHILE', { message: `There are ${before} spots left now, not ${seen}` })
    }
    assertCount(remaining, { before, total: offer.content.total })
    await tx.query(storeSpotsSql, [key, remaining, ctx.now()])
    await tx.query(noteSpotsSql, [key, offer.isSample])
    await publishChanges([{ kind: 'offer', key }], tx, ctx)
    const object = { resource: audit, id: key }
    await ctx.audit(tx, { action: 'count-offer-spots', object, before: { remaining: before }, after: { remaining } })
    return countedOffer({ ...offer, remaining }, ctx.now())
  })
}

function assertCount(remaining: number, { before, total }: { readonly before: number; readonly total: number }): void {
  const message =
    remaining > total
      ? `This offer has ${total} spots in all`
      : remaining === before
        ? `There are ${before} spots left already`
        : undefined
  if (message) throw new AppError('INPUT_INVALID', { fields: [{ path: 'remaining', message }] })
}

function countedOffer({ content, key, remaining: counted }: StoredOffer, now: Date) {
  const { text, total } = content
  const remaining = spotsLeft(total, counted)
  const isShown = remaining > 0 && isValidOn(content, dayOf(now))
  return { key, text: offerText(text, remaining), total, remaining, isShown }
}
