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

/** Returns the facts of a record that pages show as they are written. */
export function factsOf<Content extends object, Name extends keyof Content & string>(
  facts: Readonly<Record<Name, unknown>>,
  content: Content,
): Pick<Content, Name> {
  const names = Object.keys(facts) as Name[]
  return Object.fromEntries(names.map((name) => [name, content[name]])) as Pick<Content, Name>
}
