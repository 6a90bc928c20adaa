import type { PublishingCtx } from './read-publications.js'
import { listPublishedChangesSql } from './publication.queries.js'

/** A record, where it is and when it last changed. */
interface PublicationChange {
  readonly kind: string
  readonly key: string
  readonly path: string | null
  readonly title: string
  readonly changedAt: Date
  readonly shownOn: readonly string[] | null
}

/** Every published record with when it last changed, in one statement (D-38, P9). */
export function listPublicationChanges(ctx: PublishingCtx): Promise<PublicationChange[]> {
  return ctx.db.read((tx) => tx.query<PublicationChange>(listPublishedChangesSql, [ctx.samples]))
}
