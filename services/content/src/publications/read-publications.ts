import type { PublicationKind } from '@seneb/contracts/publications/publication-kinds'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx } from '@seneb/service-kit/database/db'

import type { PublicationRecord } from './publication-record.js'
import { Publication, readPublicationsSql, listPublishedChangesSql } from './publication.entity.js'

/** Context required for reading publications; `samples` is whether samples are published (O-1). */
export interface PublishingCtx extends Ctx {
  readonly samples: boolean
  /** Record that a preview shows in place of the published one. */
  readonly previewed?: PublicationRecord<PublicationKind> | undefined
}

/**
 * Records that are wanted: one by its key, or all of a kind; `brief` leaves out what lists do not show. `version` names
 * the version of a legal document whose text is read, by default the newest.
 */
export interface PublicationQuery {
  readonly kind: PublicationKind
  readonly key?: string
  readonly brief?: boolean
  readonly version?: string | undefined
}

/** The records that were read, by kind and in their order. */
export class ReadPublications {
  constructor(private readonly rows: readonly PublicationRecord<PublicationKind>[]) {}

  /** All of one kind. */
  all<K extends PublicationKind>(kind: K): readonly PublicationRecord<K>[] {
    return this.rows.filter((row): row is PublicationRecord<K> => row.kind === kind)
  }

  /** One of one kind. */
  one<K extends PublicationKind>(kind: K, key: string): PublicationRecord<K> | undefined {
    return this.all(kind).find((row) => row.key === key)
  }

  /** Returns the time at which the latest of them changed, in ISO format, for pages made of them to state (D-38). */
  changedAt(...rows: readonly (PublicationRecord<PublicationKind> | undefined)[]): string {
    const times = (rows.length > 0 ? rows : this.rows).flatMap((row) => (row ? [row.changedAt.getTime()] : []))
    return new Date(Math.max(0, ...times)).toISOString()
  }
}

/** Reads records with one statement, however many and of however many kinds (P9). */
export async function readPublications(
  queries: readonly PublicationQuery[],
  ctx: PublishingCtx,
): Promise<ReadPublications> {
  const kinds = queries.map(({ kind }) => kind)
  const keys = queries.map(({ key }) => key ?? null)
  const briefs = queries.map(({ brief }) => brief ?? false)
  const versions = queries.map(({ version }) => version ?? null)
  const params = [kinds, keys, briefs, ctx.samples, versions]
  const rows = await ctx.db.read((tx) => tx.query<PublicationRecord<PublicationKind>>(readPublicationsSql, params))

  return new ReadPublications(ctx.previewed ? withPreviewed(rows, queries, ctx.previewed) : rows)
}

type AnyRecord = PublicationRecord<PublicationKind>

/** Returns the records with the previewed one in its place, or at the end of its kind when it is new. */
function withPreviewed(
  rows: readonly AnyRecord[],
  queries: readonly PublicationQuery[],
  previewed: AnyRecord,
): AnyRecord[] {
  const isIt = ({ key, kind }: AnyRecord) => kind === previewed.kind && key === previewed.key
  const isQueried = queries.some(({ key, kind }) => kind === previewed.kind && (key ?? previewed.key) === previewed.key)
  if (rows.some(isIt)) return rows.map((row) => (isIt(row) ? previewed : row))
  return isQueried ? [...rows, previewed] : [...rows]
}

/** Returns the content of a record on the site, whether or not it is a sample; null for one that is not on it. */
export async function findPublished(
  { key, kind }: { readonly kind: PublicationKind; readonly key: string },
  tx: ReadTx,
): Promise<Publication['content'] | null> {
  return (await tx.findOne(Publication, { kind, key }))?.content ?? null
}

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
