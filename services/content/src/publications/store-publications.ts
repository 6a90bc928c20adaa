import { PublicationChanged } from '@seneb/contracts/messages/content/changes.messages'
import { editableKinds } from '@seneb/contracts/publications/publication-editing'
import type { PublicationKind, PublicationKinds } from '@seneb/contracts/publications/publication-kinds'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { IsNull, Not } from 'typeorm'

import { countReleaseSql, lockHeadsSql, PublicationHead } from './publication-version.entity.js'
import { storeReleasedTexts } from './store-released-texts.js'
import { storeSearchTerms } from '../search/word-readings.js'
import { publishEmailTexts } from './publish-email-texts.js'
import { publishFeatureSwitches } from './publish-feature-switches.js'
import { publishLegalVersions } from './publish-legal-versions.js'
import { hasChanges, seedChanges, type SeedChanges, type ShippedRow, type StoredRow } from '../seed.rules.js'
import { PublicationState, Publication, lockPublicationsSql, nextPositionSql } from './publication.entity.js'
import { publicationOf, type PublicationContent } from './shipped-publications.js'
import { revisedAt } from './text-revisions.js'

/** A record by its name. */
interface Named {
  readonly kind: string
  readonly key: string
}

/**
 * Stores all shipped publications, and leaves alone those that people edited, added or archived since. When published content
 * changes, the change and PublicationChanged are one transaction; otherwise no event is published. A text is dated by
 * its last revision, whenever it is stored (SITE-01, D-38).
 */
export async function storeShippedPublications(
  shipped: readonly ShippedRow<PublicationContent>[],
  ctx: Ctx,
): Promise<void> {
  await ctx.db.write(async (tx) => {
    await tx.query(lockHeadsSql)
    await tx.query(lockPublicationsSql)
    const archived = await tx.find(PublicationHead, { where: { archived_at: Not(IsNull()) } })
    const archivedKeys = new Set(archived.map(({ key, kind }) => `${kind}/${key}`))
    const current = shipped.filter(({ key }) => !archivedKeys.has(key))
    const stored = await tx.find(Publication)
    const changes = seedChanges(current, stored.map(storedRow))
    await storeReleasedTexts(current, stored, { tx, ctx })

    if (!hasChanges(changes)) return

    const stampsOf = (row: StoredRow<PublicationContent>) => ({
      seeded_hash: row.seededHash,
      changed_at: revisedAt(row) ?? ctx.now(),
    })
    for (const row of changes.insert) await tx.save(newRow(row.key, row.content, stampsOf(row)))
    for (const row of changes.update) {
      await tx.update(Publication, nameOf(row.key), { ...row.content, ...stampsOf(row) })
    }
    for (const key of changes.remove) await tx.remove(Publication, nameOf(key))
    await countRelease(changes, tx)
    const changed = [...changes.insert, ...changes.update].map(({ key }) => key)
    await publishChanges([...changed, ...changes.remove].map(nameOf), tx, ctx)
  })
}

async function countRelease({ insert, remove, update }: SeedChanges<PublicationContent>, tx: WriteTx): Promise<void> {
  const added = insert.map(({ key }) => ({ ...nameOf(key), wasShown: false }))
  const changed = [...update.map(({ key }) => key), ...remove].map((key) => ({ ...nameOf(key), wasShown: true }))
  const rows = [...added, ...changed].filter(({ kind }) => editableKinds.some((one) => one === kind))
  const columns = [rows.map(({ kind }) => kind), rows.map(({ key }) => key), rows.map(({ wasShown }) => wasShown)]
  await tx.query(countReleaseSql, columns)
}

/** Publishes an edited record in place of the published one; caches drop the old one within seconds. */
export async function editPublication<K extends PublicationKind>(edited: EditedRecord<K>, ctx: Ctx): Promise<void> {
  await ctx.db.write((tx) => storeEdited(edited, tx, ctx))
}

interface EditedRecord<K extends PublicationKind> {
  readonly kind: K
  readonly key: string
  readonly record: PublicationKinds[K]
}

/** Publishes an edited record as part of a larger transaction. No later seed replaces it. */
export async function storeEdited<K extends PublicationKind>(
  { key, kind, record }: EditedRecord<K>,
  tx: WriteTx,
  ctx: Ctx,
): Promise<void> {
  await tx.query(lockPublicationsSql)
  await storeRecord({ key, kind, record }, tx, ctx)
  await publishChanges([{ kind, key }], tx, ctx)
}

/** Takes a record off the site as part of a larger transaction. */
export async function removePublication({ key, kind }: Named, tx: WriteTx, ctx: Ctx): Promise<void> {
  await tx.query(lockPublicationsSql)
  await tx.remove(Publication, { kind, key })
  await publishChanges([{ kind, key }], tx, ctx)
}

/** Stores a record that no later seed replaces; the caller holds the lock and publishes the change. */
export async function storeRecord<K extends PublicationKind>(
  { key, kind, record }: EditedRecord<K>,
  tx: WriteTx,
  ctx: Ctx,
): Promise<void> {
  const before = await tx.findOne(Publication, { kind, key })
  const [next] = await tx.query<{ position: number }>(nextPositionSql, [kind])
  const position = before?.position ?? next?.position ?? 1
  const content = publicationOf(kind, key, { record, position })

  const stamps = { seeded_hash: null, changed_at: ctx.now() }
  if (before) await tx.update(Publication, { kind, key }, { ...content, ...stamps })
  else await tx.save(newRow(`${kind}/${key}`, content, stamps))
}

/** Publishes the changes as the next revision; an empty list means that consumers must reread everything. */
export async function publishChanges(changes: readonly Named[], tx: WriteTx, ctx: Ctx): Promise<void> {
  const [state] = await tx.query<{ revision: number; changedAt: Date }>(lockPublicationsSql)
  const { changedAt: previous, revision: last } = state ?? { changedAt: undefined, revision: 0 }
  const revision = last + 1
  // Services order switches and email texts by this time, so that it increases even where the clocks of two replicas differ.
  const changedAt = last > 0 && previous ? laterThan(previous, ctx.now()) : ctx.now()
  await tx.update(PublicationState, { only_row: true }, { revision, changed_at: changedAt })
  await storeSearchTerms(tx)
  await publishFeatureSwitches(changes, { revision, changedAt }, tx)
  await publishLegalVersions(changes, { revision, changedAt }, tx)
  await publishEmailTexts(changes, changedAt, tx)
  await tx.publish(PublicationChanged, { revision, changedAt: changedAt.toISOString(), changes: [...changes] })
}

/** Returns the time now, or the earliest one after the previous time. */
function laterThan(previous: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), previous.getTime() + 1))
}

function nameOf(rowKey: string): Named {
  const at = rowKey.indexOf('/')
  return { kind: rowKey.slice(0, at), key: rowKey.slice(at + 1) }
}

function newRow(
  rowKey: string,
  content: PublicationContent,
  stamps: Pick<Publication, 'seeded_hash' | 'changed_at'>,
): Publication {
  return Object.assign(new Publication(), { ...nameOf(rowKey), ...content, ...stamps })
}

function storedRow({
  kind,
  key,
  changed_at: _changedAt,
  moved_to: _movedTo,
  seeded_hash,
  ...content
}: Publication): StoredRow<PublicationContent> {
  return { key: `${kind}/${key}`, content: { ...content }, seededHash: seeded_hash }
}
