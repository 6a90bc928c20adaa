import type { Output } from '@seneb/contracts/define'
import type { SavePublicationDraft } from '@seneb/contracts/messages/content/publication-version.messages'
import type { EditableKind, PublicationContent, VersionState } from '@seneb/contracts/publications/publication-editing'
import { AppError } from '@seneb/platform/app-error'
import { type AuditedFields, defineAuditedResource } from '@seneb/service-kit/requests/audited-resource'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { editedContentOf, editedVersionsOf, recordOf } from './legal-drafts.js'
import { Publication } from './publication.entity.js'
import { publicationOf } from './shipped-publications.js'
import { digestOf } from '../seed.rules.js'
import {
  addHeadSql,
  lastVersionSql,
  lockHeadSql,
  openVersionSql,
  PublicationHead,
  PublicationVersion,
} from './publication-version.entity.js'
import type { PublishingCtx } from './read-publications.js'

export type Saved = Output<typeof SavePublicationDraft>

export interface PublicationId {
  readonly kind: EditableKind
  readonly key: string
}

/** A record and its revision as the caller saw it. */
export interface SeenPublication extends PublicationId {
  readonly revision: number
}

/** A locked record. */
export interface Editing extends SeenPublication {
  readonly tx: WriteTx
  readonly ctx: PublishingCtx
  /** The record as it is on the site, with the content that staff edit; null when it is not. */
  readonly current: Publication | null
  /** The record as it is stored; a legal document has all its versions. */
  readonly stored: Publication | null
  /** The version that can still change. */
  readonly open: PublicationVersion | undefined
  /** Highest number of a version; 0 for a record without versions. */
  readonly lastNumber: number
}

/** Locks a record and reads it; shipped content that no version holds yet becomes its published version. */
export async function lockPublication(id: PublicationId, tx: WriteTx, ctx: PublishingCtx): Promise<Editing> {
  const { key, kind } = id
  await tx.query(addHeadSql, [kind, key])
  const [head] = await tx.query<{ revision: number }>(lockHeadSql, [kind, key])
  const stored = await tx.findOne(Publication, { kind, key })
  const current = stored && { ...stored, content: editedContentOf(stored) }
  const [open] = await tx.query<PublicationVersion>(openVersionSql, [kind, key])
  const lastNumber = await recordCurrent(id, stored, tx)
  return { kind, key, revision: head?.revision ?? 0, tx, ctx, current, stored, open, lastNumber }
}

/**
 * Keeps content that a release stored, so that it can be compared and restored; returns the last number. Of a legal
 * document without history, every version is kept.
 */
async function recordCurrent({ key, kind }: PublicationId, stored: Publication | null, tx: WriteTx): Promise<number> {
  type Last = { readonly number: number; readonly published: PublicationContent | null }
  const [last] = await tx.query<Last>(lastVersionSql, [kind, key])
  const { number = 0, published = null } = last ?? {}
  if (!stored || (published && digestOf(published) === digestOf(editedContentOf(stored)))) return number
  await tx.update(PublicationVersion, { kind, key, state: 'published' }, { state: 'superseded' })
  const versions = number === 0 ? editedVersionsOf(stored) : editedVersionsOf(stored).slice(-1)
  for (const [at, { content, publishedAt, title }] of versions.entries()) {
    const state = at === versions.length - 1 ? 'published' : 'superseded'
    const stamps = { authors: [], written_at: publishedAt, published_at: publishedAt }
    const shipped = { kind, key, number: number + at + 1, state, content, title, path: stored.path, ...stamps }
    await tx.save(Object.assign(new PublicationVersion(), shipped))
  }
  return number + versions.length
}

/** Change of a version, as its audit entry and the reply have it. */
export interface Change {
  readonly action: string
  readonly number: number
  readonly state: VersionState
  readonly before?: AuditedFields<keyof typeof publicationAudit.fields>
  readonly after?: AuditedFields<keyof typeof publicationAudit.fields>
}

/**
 * Changes a record in one transaction with its audit entry. Rejects with CHANGED_MEANWHILE when the caller saw an older
 * revision; `assertLocked` may reject before that with a different message.
 */
export function editPublicationVersion(
  seen: SeenPublication,
  ctx: PublishingCtx,
  edit: (editing: Editing) => Promise<Change>,
  assertLocked?: (editing: Editing) => void,
): Promise<Saved> {
  return ctx.db.write(async (tx) => {
    const editing = await lockPublication(seen, tx, ctx)
    assertLocked?.(editing)
    if (editing.revision !== seen.revision) throw new AppError('CHANGED_MEANWHILE')
    return finishChange(editing, await edit(editing))
  })
}

/** Counts the change as the next revision and records it in the audit trail. */
export async function finishChange(editing: Editing, change: Change): Promise<Saved> {
  const { ctx, key, kind, tx } = editing
  const { action, after, before, number, state } = change
  const revision = editing.revision + 1
  await tx.update(PublicationHead, { kind, key }, { revision })
  const object = { resource: publicationAudit, id: `${kind}/${key}` }
  await ctx.audit(tx, {
    action,
    object,
    before: { state: editing.open?.state, ...before },
    after: { version: number, state, ...after },
  })
  return { kind, key, revision, number, state }
}

/** The open version; rejects with PUBLICATION_UNKNOWN where the record does not exist. */
export function requireOpen({ current, lastNumber, open }: Editing): PublicationVersion {
  if (!current && lastNumber === 0) throw new AppError('PUBLICATION_UNKNOWN')
  if (!open) throw refusedAt('revision', 'There is no draft of this text')
  return open
}

/** Returns the digest of the content on the site, over which a version is written; null for a record that is not on it. */
export function baseDigestOf(current: Publication | null): string | null {
  return current && digestOf(current.content)
}

/** Rejects with CHANGED_MEANWHILE when a release changed the text on the site since this version was saved. */
export function assertOverCurrent({ current }: Editing, { approved_at, base_digest }: PublicationVersion): void {
  if (base_digest === baseDigestOf(current)) return
  const returned = approved_at ? 'Have this version returned to its author. ' : ''
  const message = `A release changed this text on the site. ${returned}Compare it with the draft, then save the draft again.`
  throw new AppError('CHANGED_MEANWHILE', { message })
}

/** Sentence for an edit that would end an approval. */
export const approvedRefusal = 'This version is approved. Have it returned to its author before you change it.'

export function refusedAt(path: string, message: string): AppError {
  return new AppError('INPUT_INVALID', { fields: [{ path, message }] })
}

/** Returns the title and path under which lists show this content. */
export function nameOfContent(kind: EditableKind, key: string, content: PublicationContent) {
  const record = recordOf(kind, content, { at: new Date(0), stored: null })
  const { path, title } = publicationOf(kind, key, { record, position: 0 })
  return { path, title }
}

/** Fields of a version in audit entries; of texts and notes, only the length. */
export const publicationAudit = defineAuditedResource('publication', {
  version: 'plain',
  state: 'plain',
  content: 'text',
  note: 'text',
  reason: 'text',
  publishAt: 'plain',
  scheduledBy: 'plain',
  redirectPath: 'plain',
  position: 'plain',
})
