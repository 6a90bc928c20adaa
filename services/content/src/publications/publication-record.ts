import type { PublicationKind, PublicationKinds } from '@seneb/contracts/publications/publication-kinds'

/** A record as it is read. */
export interface PublicationRecord<K extends PublicationKind> {
  readonly kind: K
  readonly key: string
  readonly content: PublicationKinds[K]
  readonly path: string | null
  readonly readTime: number
  readonly isSample: boolean
  readonly changedAt: Date
  /** Spots that were counted as left of an offer; null before the first count and for other kinds. */
  readonly remaining?: number | null
}
