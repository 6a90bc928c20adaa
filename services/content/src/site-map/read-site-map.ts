import type { Output } from '@seneb/contracts/define'
import type { ReadSiteMap } from '@seneb/contracts/messages/content/site-map.messages'

import { listPublicationChanges, type PublishingCtx } from '../publications/read-publications.js'
import { siteMapOf } from './site-map.rules.js'

/** Every public page with when it last changed, in one statement (SITE-01, D-38, D-36). */
export async function readSiteMap(ctx: PublishingCtx): Promise<Output<typeof ReadSiteMap>> {
  return { entries: siteMapOf(await listPublicationChanges(ctx)) }
}
