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

/** An entry and its revision as the caller saw it. */
export interface SeenEntry {
  readonly kind: CatalogueEntryKind
  readonly key: string
  readonly revision: number
}

/** A locked entry. */
export interface EditedEntry extends SeenEntry {
  /** Number of its last version. */
  readonly last: number
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
  const save = async (entry: EditedEntry) => {
    if (isNew && isStored(entry)) throw rejectedAt('key', 'An entry has this key. Please choose another one.')
    assertDifferent(entry, content, 'content')
    return storeVersion(entry, { content, note, authors: [], action: 'save-catalogue-entry' })
  }
  return isNew ? withLockedEntry(seen, ctx, save) : editEntry(seen, ctx, save)
}

const isStored = ({ current, pending }: EditedEntry) => (current ?? pending ?? undefined) !== undefined

function assertDifferent({ current, pending }: EditedEntry, content: CatalogueContent, path: string): void {
  // A version from before a release can be saved again, over the entry as it is now.
  const isOutdated = pending !== null && pending.base_digest !== baseDigestOf(current)
  if (!isOutdated && digestOf(content) === digestOf(pending?.content ?? current ?? {})) {
    throw rejectedAt(path, 'Nothing is different from the stored entry')
  }
}

/** Digest of the content over which a version is written; null for an entry that does not exist. */
export function baseDigestOf(current: CatalogueContent | undefined): string | null {
  return current ? digestOf(current) : null
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
    assertDifferent(entry, content, 'from')
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
    return { number, state: 'withdrawn' }
  })
}

/** Number and state of the version that an edit wrote or changed. */
type Edited = Pick<CatalogueVersion, 'number' | 'state'>
type Edit = (entry: EditedEntry) => Promise<Edited>

/** Runs an edit of a stored entry. Rejects with CHANGED_MEANWHILE when the caller saw an older revision. */
export function editEntry(seen: SeenEntry, ctx: Ctx, edit: Edit): Promise<SavedEntry> {
  return withLockedEntry(seen, ctx, (entry) => {
    if (entry.last === 0 && !isStored(entry)) throw new AppError('CATALOGUE_ENTRY_UNKNOWN')
    if (entry.revision !== seen.revision) throw new AppError('CHANGED_MEANWHILE')
    return edit(entry)
  })
}

/** Runs an edit of one entry in a transaction, alone. */
function withLockedEntry({ key, kind }: SeenEntry, ctx: Ctx, edit: Edit): Promise<SavedEntry> {
  return ctx.db.write(async (tx) => {
    await lockCatalogue(tx)
    const current = await readCurrent({ kind, key }, tx)
    const pending = await tx.findOne(CatalogueVersion, { kind, key, state: 'in-review' })
    const before = await readRevision({ kind, key }, tx)
    const { number, state } = await edit({ kind, key, ...before, tx, ctx, current, pending })
    const { revision } = await readRevision({ kind, key }, tx)
    return { kind, key, version: number, revision, state }
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

/** Reads the number of the last version, and the revision: every version, check and withdrawal adds one. */
export async function readRevision(
  { key, kind }: Pick<SeenEntry, 'key' | 'kind'>,
  tx: ReadTx,
): Promise<Pick<EditedEntry, 'last' | 'revision'>> {
  const sql = `/* readCatalogueRevision */
    select coalesce(max(number), 0)::int as last,
      (count(*) + count(checked_at) + count(*) filter (where state = 'withdrawn'))::int as revision
    from catalogue_versions where kind = $1 and key = $2`
  const [row] = await tx.query<Pick<EditedEntry, 'last' | 'revision'>>(sql, [kind, key])
  return row ?? { last: 0, revision: 0 }
}

interface NewVersion {
  readonly content: CatalogueContent
  readonly note: string | undefined
  /** Authors of the version that it comes from. */
  readonly authors: readonly string[]
  readonly action: string
}

async function storeVersion(entry: EditedEntry, { action, authors, content, note }: NewVersion): Promise<Edited> {
  const { ctx, current, key, kind, pending, tx } = entry
  await assertStorable({ kind, key, content, current }, tx)
  const author = requireStaff(ctx).id
  const state: CatalogueVersionState = needsApproval(kind, content, current) ? 'in-review' : 'current'
  const earlier = await proposalAuthors(entry)
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
    authors: [...new Set([...authors, ...earlier, author])],
    base_digest: baseDigestOf(current),
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
  return { number, state }
}

/** Returns the authors of proposals since the version in effect, including returned and withdrawn ones. */
async function proposalAuthors({ key, kind, tx }: EditedEntry): Promise<readonly string[]> {
  const sql = `/* readProposalAuthors */
    select distinct unnest(authors) as author from catalogue_versions where kind = $1 and key = $2 and number > coalesce(
      (select max(number) from catalogue_versions where kind = $1 and key = $2 and state = 'current'), 0)`
  return (await tx.query<{ author: string }>(sql, [kind, key])).map(({ author }) => author)
}

/** Keeps content that a release stored as a version, so that it can be restored; returns the last number. */
async function recordCurrent({ ctx, current, key, kind, last, tx }: EditedEntry): Promise<number> {
  if (!current) return last
  const recorded = await tx.findOne(CatalogueVersion, { kind, key, state: 'current' })
  if (recorded && digestOf(recorded.content) === digestOf(current)) return last
  if (recorded) await tx.update(CatalogueVersion, { kind, key, number: recorded.number }, { state: 'superseded' })
  const shipped = { kind, key, number: last + 1, state: 'current', content: current, authors: [] }
  await tx.save(Object.assign(new CatalogueVersion(), { ...shipped, written_at: ctx.now() }))
  return last + 1
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
export function requirePending({ pending }: EditedEntry): CatalogueVersion {
  if (pending) return pending
  throw rejectedAt('revision', 'No version of this entry waits for approval')
}

type Audited = Parameters<Ctx['audit']>[1]

/** Records the action in the audit trail. */
export function auditEntry({ ctx, key, kind, tx }: EditedEntry, action: Omit<Audited, 'object'>): Promise<void> {
  return ctx.audit(tx, { ...action, object: { resource: catalogueAudit, id: `${kind}/${key}` } })
}

export function rejectedAt(path: string, message: string): AppError {
  return new AppError('INPUT_INVALID', { fields: [{ path, message }] })
}
