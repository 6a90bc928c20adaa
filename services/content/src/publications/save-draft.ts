import type { Input } from '@seneb/contracts/define'
import type {
  RestorePublicationVersion,
  SavePublicationDraft,
} from '@seneb/contracts/messages/content/publication-version.messages'
import { isExtensible, type PublicationContent } from '@seneb/contracts/publications/publication-editing'
import { AppError } from '@seneb/platform/app-error'
import { requireStaff } from '@seneb/service-kit/requests/actors'

import { assertChangesStated, restoredContent } from './legal-drafts.js'
import { digestOf } from '../seed.rules.js'
import {
  approvedRefusal,
  baseDigestOf,
  editPublicationVersion,
  nameOfContent,
  refusedAt,
  type Change,
  type Editing,
  type Saved,
} from './edit-version.js'
import { assertPublishable } from './publication-problems.js'
import { PublicationVersion } from './publication-version.entity.js'
import type { PublishingCtx } from './read-publications.js'

/**
 * Saves the open version of a record, or begins one. Of two saves based on the same revision, the second is rejected
 * and nothing of it is stored.
 */
export async function savePublicationDraft(
  { content, isNew = false, note, ...seen }: Input<typeof SavePublicationDraft>,
  ctx: PublishingCtx,
): Promise<Saved> {
  assertPublishable({ ...seen, content }, ctx.now())
  const assertNew = isNew ? assertKeyIsFree : undefined
  const save = async (editing: Editing) => {
    const { current, lastNumber, open } = editing
    if (!current && lastNumber === 0 && !isExtensible(seen.kind)) throw new AppError('PUBLICATION_UNKNOWN')
    assertEditable(open)
    // A draft that a release overtook is saved unchanged once its author has seen the text of the release.
    const isOvertaken = open && open.base_digest !== baseDigestOf(current)
    if (!isOvertaken && digestOf(open?.content ?? current?.content ?? {}) === digestOf(content)) {
      throw refusedAt('content', open ? 'Nothing is different from the draft' : 'Nothing is different from the site')
    }
    assertChangesStated(seen.kind, content, editing)
    return storeDraft(editing, { content, note: note ?? null, action: 'save-text-draft' })
  }
  return editPublicationVersion(seen, ctx, save, assertNew)
}

/** Only those who may publish end an approval or a schedule, so that no discarded draft does. */
function assertEditable(open: PublicationVersion | undefined): void {
  if (open?.state === 'approved') throw refusedAt('revision', approvedRefusal)
  if (open?.state === 'scheduled') {
    throw refusedAt('revision', 'This version is scheduled. Cancel its schedule before you edit it.')
  }
}

/** The desk uses it in the address of a text that has no key yet. */
const reservedKey = 'new'

/** Rejects at the field of the key when a text has it, also one that is archived or was discarded. */
function assertKeyIsFree({ current, key, lastNumber }: Editing): void {
  if (key === reservedKey) throw refusedAt('key', 'Please choose another key; the desk uses this one itself')
  if (current || lastNumber > 0) throw refusedAt('key', 'There is a text with this key. Please choose another one.')
}

/** Makes a draft of an earlier version; stored versions are never changed or lost. */
export async function restorePublicationVersion(
  { number, ...seen }: Input<typeof RestorePublicationVersion>,
  ctx: PublishingCtx,
): Promise<Saved> {
  return editPublicationVersion(seen, ctx, async (editing) => {
    const { key, kind } = seen
    if (editing.open) throw refusedAt('number', 'There is a draft already. Publish or discard it first.')
    const version = await editing.tx.findOne(PublicationVersion, { kind, key, number })
    if (!version) throw editing.lastNumber === 0 ? new AppError('PUBLICATION_UNKNOWN') : refusedAt('number', notFound)
    const content = restoredContent(kind, version, editing)
    // The rules of texts may have grown since then.
    assertPublishable({ kind, key, content }, ctx.now())
    const note = `Version ${number} again`
    // Those who wrote it are its authors again, so that none of them approves it.
    return storeDraft(editing, { content, note, authors: version.authors, action: 'restore-text-version' })
  })
}

const notFound = 'Version not found'

interface Draft {
  readonly content: PublicationContent
  readonly note: string | null
  /** Authors of the version that it comes from. */
  readonly authors?: readonly string[]
  readonly action: string
}

async function storeDraft(editing: Editing, { action, authors = [], content, note }: Draft): Promise<Change> {
  const { ctx, current, key, kind, lastNumber, open, tx } = editing
  const author = requireStaff(ctx).id
  const written = {
    ...nameOfContent(kind, key, content),
    state: 'draft' as const,
    content,
    note,
    authors: [...new Set([...authors, ...(open?.authors ?? []), author])],
    base_digest: baseDigestOf(current),
    written_at: ctx.now(),
    written_by: author,
    approved_at: null,
    approved_by: null,
    return_reason: null,
  }
  const isReplaced = open !== undefined && open.written_by === author && isUnreviewed(open)
  const number = isReplaced ? open.number : lastNumber + 1
  if (isReplaced) await tx.update(PublicationVersion, { kind, key, number }, written)
  else {
    if (open) await tx.update(PublicationVersion, { kind, key, number: open.number }, { state: 'superseded' })
    await tx.save(Object.assign(new PublicationVersion(), { kind, key, number, ...written }))
  }
  return {
    action,
    number,
    state: 'draft',
    before: { content: open && JSON.stringify(open.content), note: open?.note },
    after: { content: JSON.stringify(content), note },
  }
}

/** Text of another author, and text that someone reviewed, stays in the history as it was read. */
function isUnreviewed({ approved_at, return_reason, state }: PublicationVersion): boolean {
  return state === 'draft' && !approved_at && !return_reason
}
