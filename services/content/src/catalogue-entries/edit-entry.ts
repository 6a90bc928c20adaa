import {
  stayRuleNames,
  type CatalogueContent,
  type CatalogueEntryKind,
  type CatalogueVersionState,
} from '@seneb/contracts/publications/catalogue-entries'
import type { Input, Output } from '@seneb/contracts/define'
import type {
  RestoreCatalogueVersion,
  SaveCatalogueEntry,
  WithdrawCatalogueVersion,
} from '@seneb/contracts/messages/content/catalogue-entry.messages'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx, WriteTx } from '@seneb/service-kit/database/db'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import { defineAuditedResource } from '@seneb/service-kit/requests/audited-resource'

import { digestOf } from '../seed.rules.js'
import { lockCatalogue } from '../treatment-catalogue/store-edited.js'
import { CatalogueVersion, currentContentSql } from './catalogue-version.entity.js'
import { assertStorable } from './entry-problems.js'
import { shippedCountries } from './shipped-countries.js'
import { storeEntry } from './store-entry.js'

export type SavedEntry = Output<typeof SaveCatalogueEntry>

/** An entry and the number of its last version as the caller saw it. */
export interface SeenEntry {
  readonly kind: CatalogueEntryKind
  readonly key: string
  readonly version: number
}

/** A locked entry. */
export interface EditedEntry extends SeenEntry {
  readonly tx: WriteTx
  readonly ctx: Ctx
  /** Content as it is stored now; undefined for an entry that does not exist. */
  readonly current: CatalogueContent | undefined
  /** The version that waits for a second person. */
  readonly pending: CatalogueVersion | null
}

/** Fields of a version in audit entries; of content and notes, only the length. */
export const catalogueAudit = defineAuditedResource('catalogue-entry', {
  version: 'plain',
  state: 'plain',
  name: 'plain',
  isRetired: 'plain',
  content: 'text',
  note: 'text',
  reason: 'text',
})

/** Saves an entry as its next version, or adds one. Of two saves over one version the second is rejected. */
export function saveCatalogueEntry(
  { content, isNew = false, note, ...seen }: Input<typeof SaveCatalogueEntry>,
  ctx: Ctx,
): Promise<SavedEntry> {
  const assertFree = ({ current, pending }: EditedEntry) => {
    if (isNew && (current ?? pending)) throw rejectedAt('key', 'An entry has this key. Please choose another one.')
  }
  const save = async (entry: EditedEntry) => {
    const { current, pending } = entry
    if (!isNew && !current && !pending) throw new AppError('CATALOGUE_ENTRY_UNKNOWN')
    if (digestOf(content) === digestOf(pending?.content ?? current ?? {})) {
      throw rejectedAt('content', 'Nothing is different from the stored entry')
    }
    return storeVersion(entry, { content, note, authors: [], action: 'save-catalogue-entry' })
  }
  return editEntry(seen, ctx, save, assertFree)
}

/** Makes an earlier version the next one. Its authors count as authors again, so that none of them approves it. */
export function restoreCatalogueVersion(
  { from, ...seen }: Input<typeof RestoreCatalogueVersion>,
  ctx: Ctx,
): Promise<SavedEntry> {
  return editEntry(seen, ctx, async (entry) => {
    const { key, kind, tx } = entry
    const earlier = await tx.findOne(CatalogueVersion, { kind, key, number: from })
    if (!earlier) throw rejectedAt('from', 'Version not found')
    const { authors, content } = earlier
    if (digestOf(content) === digestOf(entry.pending?.content ?? entry.current ?? {})) {
      throw rejectedAt('from', 'Nothing is different from the stored entry')
    }
    return storeVersion(entry, { content, note: `Version ${from} again`, authors, action: 'restore-catalogue-version' })
  })
}

/** Withdraws the version that waits for a second person. */
export function withdrawCatalogueVersion(seen: Input<typeof WithdrawCatalogueVersion>, ctx: Ctx): Promise<SavedEntry> {
  return editEntry(seen, ctx, async (entry) => {
    const { key, kind, tx } = entry
    const { number } = requirePending(entry)
    await tx.update(CatalogueVersion, { kind, key, number }, { state: 'withdrawn' })
    await auditEntry(entry, { action: 'withdraw-catalogue-version', after: { version: number, state: 'withdrawn' } })
    return { kind, key, version: number, state: 'withdrawn' }
  })
}

/**
 * Runs an edit of one entry in a transaction. Rejects with CHANGED_MEANWHILE when the caller saw an older version;
 * `assertLocked` may reject before that with a sentence of its own.
 */
export function editEntry(
  seen: SeenEntry,
  ctx: Ctx,
  edit: (entry: EditedEntry) => Promise<SavedEntry>,
  assertLocked?: (entry: EditedEntry) => void,
): Promise<SavedEntry> {
  return ctx.db.write(async (tx) => {
    await lockCatalogue(tx)
    const { key, kind } = seen
    const current = await readCurrent(seen, tx)
    const pending = await tx.findOne(CatalogueVersion, { kind, key, state: 'in-review' })
    const entry = { ...seen, tx, ctx, current, pending }
    assertLocked?.(entry)
    const last = await lastNumber(seen, tx)
    if (last !== seen.version) {
      if (last === 0 && !current) throw new AppError('CATALOGUE_ENTRY_UNKNOWN')
      throw new AppError('CHANGED_MEANWHILE')
    }
    return edit(entry)
  })
}

/** Reads an entry as it is stored now; undefined for one that does not exist. */
export async function readCurrent(
  { key, kind }: Pick<SeenEntry, 'key' | 'kind'>,
  tx: ReadTx,
): Promise<CatalogueContent | undefined> {
  const [row] = await tx.query<{ content: CatalogueContent }>(currentContentSql[kind], [key])
  return row?.content ?? (kind === 'country' ? shippedCountries.get(key) : undefined)
}

async function lastNumber({ key, kind }: SeenEntry, tx: ReadTx): Promise<number> {
  const sql = `/* readLastCatalogueVersion */
    select coalesce(max(number), 0)::int as number from catalogue_versions where kind = $1 and key = $2`
  const [row] = await tx.query<{ number: number }>(sql, [kind, key])
  return row?.number ?? 0
}

interface NewVersion {
  readonly content: CatalogueContent
  readonly note: string | undefined
  /** Authors of the version that it comes from. */
  readonly authors: readonly string[]
  readonly action: string
}

async function storeVersion(entry: EditedEntry, { action, authors, content, note }: NewVersion): Promise<SavedEntry> {
  const { ctx, current, key, kind, pending, tx } = entry
  await assertStorable({ kind, key, content, current }, tx)
  const author = requireStaff(ctx).id
  const state: CatalogueVersionState = needsApproval(kind, content, current) ? 'in-review' : 'current'
  if (pending) await tx.update(CatalogueVersion, { kind, key, number: pending.number }, { state: 'superseded' })
  const number = (await recordCurrent(entry)) + 1
  if (state === 'current') await tx.update(CatalogueVersion, { kind, key, state }, { state: 'superseded' })
  const version = {
    kind,
    key,
    number,
    state,
    content,
    note: note ?? null,
    authors: [...new Set([...authors, ...(pending?.authors ?? []), author])],
    base_digest: current ? digestOf(current) : null,
    written_at: ctx.now(),
    written_by: author,
  }
  await tx.save(Object.assign(new CatalogueVersion(), version))
  if (state === 'current') await storeEntry({ kind, key, content }, tx, ctx)
  await auditEntry(entry, {
    action,
    before: { ...namedFields(current), content: current && JSON.stringify(current) },
    after: { version: number, state, ...namedFields(content), content: JSON.stringify(content), note },
  })
  return { kind, key, version: number, state }
}

/** Keeps content that a release stored as a version, so that it can be restored; returns the last number. */
async function recordCurrent({ ctx, current, key, kind, tx, version }: EditedEntry): Promise<number> {
  if (!current) return version
  const last = await tx.findOne(CatalogueVersion, { kind, key, state: 'current' })
  if (last && digestOf(last.content) === digestOf(current)) return version
  if (last) await tx.update(CatalogueVersion, { kind, key, number: last.number }, { state: 'superseded' })
  const shipped = { kind, key, number: version + 1, state: 'current', content: current, authors: [] }
  await tx.save(Object.assign(new CatalogueVersion(), { ...shipped, written_at: ctx.now() }))
  return version + 1
}

/** Whether a second person has to approve this content: it adds a procedure, or changes its stay rules (D-49). */
function needsApproval(kind: CatalogueEntryKind, content: CatalogueContent, current?: CatalogueContent): boolean {
  if (kind !== 'procedure') return false
  return current === undefined || digestOf(stayRulesOf(content)) !== digestOf(stayRulesOf(current))
}

function stayRulesOf(content: CatalogueContent): CatalogueContent {
  return Object.fromEntries(stayRuleNames.map((name) => [name, content[name]]))
}

const namedFields = (content: CatalogueContent | undefined) =>
  content && { name: String(content['name']), isRetired: content['isRetired'] === true }

/** The version that waits for a second person; rejects where there is none. */
export function requirePending({ current, pending }: EditedEntry): CatalogueVersion {
  if (pending) return pending
  if (!current) throw new AppError('CATALOGUE_ENTRY_UNKNOWN')
  throw rejectedAt('version', 'No version of this entry waits for approval')
}

type Audited = Parameters<Ctx['audit']>[1]

/** Records the action in the audit trail. */
export function auditEntry({ ctx, key, kind, tx }: EditedEntry, action: Omit<Audited, 'object'>): Promise<void> {
  return ctx.audit(tx, { ...action, object: { resource: catalogueAudit, id: `${kind}/${key}` } })
}

export function rejectedAt(path: string, message: string): AppError {
  return new AppError('INPUT_INVALID', { fields: [{ path, message }] })
}
