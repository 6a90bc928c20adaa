import type { Input } from '@seneb/contracts/define'
import type {
  RestorePublicationVersion,
  SavePublicationDraft,
} from '@seneb/contracts/messages/content/publication-version.messages'
import { isExtensible, type PublicationContent } from '@seneb/contracts/publications/publication-editing'
import { AppError } from '@seneb/platform/app-error'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { Ctx } from '@seneb/service-kit/ctx'

import { digestOf } from '../seed.rules.js'
import {
  editPublicationVersion,
  nameOfContent,
  refusedAt,
  type Change,
  type Editing,
  type Saved,
} from './edit-version.js'
import { assertPublishable } from './publication-problems.js'
import { PublicationVersion } from './publication-version.entity.js'

/**
 * Saves the open version of a record, or begins one. Of two saves based on the same revision, the second is rejected
 * and nothing of it is stored.
 */
export async function savePublicationDraft(
  { content, note, ...seen }: Input<typeof SavePublicationDraft>,
  ctx: Ctx,
): Promise<Saved> {
  assertPublishable({ ...seen, content })
  return editPublicationVersion(seen, ctx, async (editing) => {
    const { current, lastNumber, open } = editing
    if (!current && lastNumber === 0 && !isExtensible(seen.kind)) throw new AppError('PUBLICATION_UNKNOWN')
    if (open?.state === 'scheduled') {
      throw refusedAt('revision', 'This version is scheduled. Cancel its schedule before you edit it.')
    }
    if (digestOf(open?.content ?? current?.content ?? {}) === digestOf(content)) {
      throw refusedAt('content', open ? 'Nothing is different from the draft' : 'Nothing is different from the site')
    }
    return storeDraft(editing, { content, note: note ?? null, action: 'save-text-draft' })
  })
}

/** Makes a draft of an earlier version; stored versions are never changed or lost. */
export async function restorePublicationVersion(
  { number, ...seen }: Input<typeof RestorePublicationVersion>,
  ctx: Ctx,
): Promise<Saved> {
  return editPublicationVersion(seen, ctx, async (editing) => {
    const { key, kind } = seen
    if (editing.open) throw refusedAt('number', 'There is a draft already. Publish or discard it first.')
    const version = await editing.tx.findOne(PublicationVersion, { kind, key, number })
    if (!version) throw editing.lastNumber === 0 ? new AppError('PUBLICATION_UNKNOWN') : refusedAt('number', notFound)
    // The rules of texts may have grown since then.
    assertPublishable({ kind, key, content: version.content })
    const note = `Version ${number} again`
    return storeDraft(editing, { content: version.content, note, action: 'restore-text-version' })
  })
}

const notFound = 'Version not found'

interface Draft {
  readonly content: PublicationContent
  readonly note: string | null
  readonly action: string
}

async function storeDraft(editing: Editing, { action, content, note }: Draft): Promise<Change> {
  const { ctx, key, kind, lastNumber, open, tx } = editing
  const author = requireStaff(ctx).id
  const written = {
    ...nameOfContent(kind, key, content),
    state: 'draft' as const,
    content,
    note,
    authors: [...new Set([...(open?.authors ?? []), author])],
    written_at: ctx.now(),
    written_by: author,
    approved_at: null,
    approved_by: null,
    return_reason: null,
  }
  // Text of another author stays in the history, so that nothing a person wrote is lost.
  const isOwn = open?.written_by === author
  const number = open && isOwn ? open.number : lastNumber + 1
  if (open && isOwn) await tx.update(PublicationVersion, { kind, key, number }, written)
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
