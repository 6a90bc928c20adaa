import { claimKinds, type ClaimKind } from '@seneb/contracts/publications/publication-editing'

import { readStoredPriceTable } from '../price-table/price-table.js'
import { readPublications, type PublishingCtx } from '../publications/read-publications.js'
import { shownSavingsClaim } from '../savings-estimates/read-savings-estimate.js'
import { dayOf } from '../site/claim.rules.js'
import { packagesOf, sellerSetting } from '../site/packages.js'
import { claimsOf, offersOf, ratingRecordOf } from '../site/read-site.js'
import { bodiesOn } from '../team/read-team.js'

/** Returns the records of the register that the site shows now, as `kind/key`, by the rules of the pages themselves. */
export async function readShownRecords(ctx: PublishingCtx): Promise<ReadonlySet<string>> {
  const published = await readPublications([...claimKinds.map((kind) => ({ kind })), sellerSetting], ctx)
  const today = dayOf(ctx.now())
  const isPromised = published.all('claim').some(({ content }) => content.percent !== undefined)
  const savings = isPromised ? shownSavingsClaim(await readStoredPriceTable(ctx), today) : undefined
  const rating = ratingRecordOf(published, today)
  type Named = { readonly key: string }
  const shown: Readonly<Record<ClaimKind, readonly Named[]>> = {
    claim: [...claimsOf(published, today), ...(savings ? [savings] : [])],
    offer: offersOf(published, today),
    package: packagesOf(published, ctx.now()),
    rating: rating ? [rating] : [],
    partner: bodiesOn(published, today),
  }
  return new Set(claimKinds.flatMap((kind) => shown[kind].map(({ key }) => `${kind}/${key}`)))
}
