import { createHash } from 'node:crypto'

/** Content of a row, without its key. */
export type SeedContent = Readonly<Record<string, unknown>>

/** A row of the shipped data. */
export interface ShippedRow<C extends SeedContent> {
  readonly key: string
  readonly content: C
}

/** A row as it is stored; `seededHash` is the digest it was seeded with, null when a person added it. */
export interface StoredRow<C extends SeedContent> extends ShippedRow<C> {
  readonly seededHash: string | null
}

/** Changes needed so that the table contains the shipped data and everything that people changed. */
export interface SeedChanges<C extends SeedContent> {
  readonly insert: readonly StoredRow<C>[]
  readonly update: readonly StoredRow<C>[]
  /** Keys of rows that were seeded, have not been edited since, and are no longer shipped. */
  readonly remove: readonly string[]
}

/**
 * Compares the shipped rows with the stored ones. Rows that people added, or edited after seeding, are left alone now
 * and later. Editing therefore needs no flag, and a seed never undoes it.
 */
export function seedChanges<C extends SeedContent>(
  shipped: readonly ShippedRow<C>[],
  stored: readonly StoredRow<C>[],
): SeedChanges<C> {
  const storedByKey = new Map(stored.map((row) => [row.key, row]))
  const shippedKeys = new Set(shipped.map(({ key }) => key))
  const insert: StoredRow<C>[] = []
  const update: StoredRow<C>[] = []
  for (const { key, content } of shipped) {
    const row = { key, content, seededHash: digestOf(content) }
    const before = storedByKey.get(key)
    if (!before) insert.push(row)
    else if (before.seededHash !== row.seededHash && isAsSeeded(before)) update.push(row)
  }
  const remove = stored.filter((row) => !shippedKeys.has(row.key) && isAsSeeded(row)).map(({ key }) => key)
  return { insert, update, remove }
}

/** True when there is anything to do. */
export function hasChanges(changes: SeedChanges<SeedContent>): boolean {
  return changes.insert.length + changes.update.length + changes.remove.length > 0
}

function isAsSeeded({ content, seededHash }: StoredRow<SeedContent>): boolean {
  return seededHash !== null && digestOf(content) === seededHash
}

/** Returns the same digest for the same content, whatever the order of its keys, because jsonb reorders them. */
export function digestOf(content: SeedContent): string {
  return createHash('sha256').update(JSON.stringify(content, sortKeys)).digest('hex')
}

function sortKeys(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
