import type { Output } from '@seneb/contracts/define'
import type { ReadSite } from '@seneb/contracts/messages/content/site.messages'

import { renderProse } from '../prose/render-prose.js'
import type { ReadPublications } from '../publications/read-publications.js'
import { dayOf, isValidOn, validUntilOf } from './claim.rules.js'

type TreatmentPackage = Output<typeof ReadSite>['packages'][number]

/** Setting that is read together with the packages. */
export const sellerSetting = { kind: 'setting', key: 'packages.seller' } as const

/**
 * Returns the packages with their prices and the time until which those are valid (SEO-10, O-9, D-24). Returns none
 * while no seller is set, because a price "from" and an offer in the markup need one (O-12).
 */
export function packagesOf(published: ReadPublications, now: Date): TreatmentPackage[] {
  const seller = published.one(sellerSetting.kind, sellerSetting.key)?.content.value.trim() ?? ''
  if (seller === '') return []
  const today = dayOf(now)
  const valid = published.all('package').filter(({ content }) => isValidOn(content, today))
  return valid.map(({ content }) => {
    const { asOf, description, fromUsd, inclusions, key, name, priceSource, specialty } = content
    const validUntil = validUntilOf(asOf, today)
    const included = inclusionsOf(published, inclusions)
    return { key, specialty, name, description, fromUsd, asOf, validUntil, priceSource, seller, inclusions: included }
  })
}

/** Returns the named inclusions in their order, without those that are no longer published (GEN-03, SPEC-02). */
export function inclusionsOf(published: ReadPublications, keys: readonly string[]): TreatmentPackage['inclusions'] {
  return keys.flatMap((key) => {
    const inclusion = published.one('package-inclusion', key)?.content
    return inclusion ? [{ key, title: inclusion.title, html: renderProse(inclusion.text) }] : []
  })
}
