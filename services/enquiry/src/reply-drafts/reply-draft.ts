import type { Input, Output } from '@seneb/contracts/define'
import type {
  DiscardReplyDraft,
  SaveReplyDraft,
  ReadReplyDraft,
} from '@seneb/contracts/messages/enquiry/reply.messages'
import { AppError } from '@seneb/platform/app-error'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { findCareEnquiry } from '../care-enquiries/listed-enquiry.js'
import { ReplyDraft, saveDraftSql } from './reply-draft.entity.js'

/**
 * Saves the caller's draft reply, visible only to them. When two pages edit the same draft, the second is rejected with
 * CHANGED_MEANWHILE and nothing of it is stored. No other person is notified, and there is no audit entry (S13).
 */
export async function saveReplyDraft(
  { enquiryId, fields, revision, seen, template }: Input<typeof SaveReplyDraft>,
  ctx: Ctx,
): Promise<Output<typeof SaveReplyDraft>> {
  const owner = { enquiry_id: enquiryId, author_id: requireStaff(ctx).id }
  const filled = fields.flatMap(({ name, value }) => (value ? [{ name, value }] : []))
  const sealed = sealDraft({ template, fields: filled }, owner, ctx)
  return ctx.db.write(async (tx) => {
    const params = [enquiryId, owner.author_id, revision, sealed, ctx.now(), seen ?? null]
    const [saved] = await tx.query<Pick<ReplyDraft, 'saved_at'>>(saveDraftSql, params)
    if (saved) return { revision, savedAt: saved.saved_at.toISOString() }
    // Throws for an unknown enquiry.
    await findCareEnquiry(enquiryId, { tx, ctx })
    throw new AppError('CHANGED_MEANWHILE')
  })
}

/** Discards the draft with the seen revision; does nothing if it was already discarded. */
export async function discardReplyDraft(
  { enquiryId, seen }: Input<typeof DiscardReplyDraft>,
  ctx: Ctx,
): Promise<Output<typeof DiscardReplyDraft>> {
  const owner = { enquiry_id: enquiryId, author_id: requireStaff(ctx).id }
  await ctx.db.write(async (tx) => {
    const isGone = (await tx.remove(ReplyDraft, { ...owner, revision: seen })) > 0
    if (!isGone && (await tx.findOne(ReplyDraft, owner))) throw new AppError('CHANGED_MEANWHILE')
  })
  return { enquiryId }
}

/** Deletes all draft replies to an enquiry, because a consent they may be based on was withdrawn (D-66). */
export async function endDrafts(enquiryId: string, tx: WriteTx): Promise<void> {
  await tx.remove(ReplyDraft, { enquiry_id: enquiryId })
}

/** Returns the caller's draft; drafts of others are shown to no one (S13). */
export async function readReplyDraft(
  { enquiryId }: Input<typeof ReadReplyDraft>,
  ctx: Pick<Ctx, 'atRest' | 'db' | 'staff'>,
): Promise<Output<typeof ReadReplyDraft>> {
  const owner = { enquiry_id: enquiryId, author_id: requireStaff(ctx).id }
  const draft = await ctx.db.read((tx) => tx.findOne(ReplyDraft, owner))
  if (!draft) return { draft: undefined }
  const { fields, template } = openDraft(draft, ctx)
  return { draft: { revision: draft.revision, savedAt: draft.saved_at.toISOString(), template, fields: [...fields] } }
}

/** Current content of a draft. */
export interface DraftText {
  readonly template: Input<typeof SaveReplyDraft>['template']
  readonly fields: readonly { readonly name: string; readonly value: string }[]
}

type Owner = Pick<ReplyDraft, 'author_id' | 'enquiry_id'>

/** Returns the binding of a draft, which includes its author, so that no row decrypts as another author's. */
const boundTo = ({ author_id, enquiry_id }: Owner) => `draft:${enquiry_id}:${author_id}`

/** Encrypts a draft's text, bound to its enquiry and author. */
function sealDraft(text: DraftText, owner: Owner, { atRest }: Pick<Ctx, 'atRest'>): Buffer {
  return atRest.seal(Buffer.from(JSON.stringify(text)), boundTo(owner))
}

/** Decrypts it. */
function openDraft(draft: ReplyDraft, { atRest }: Pick<Ctx, 'atRest'>): DraftText {
  return JSON.parse(atRest.open(draft.body_sealed, boundTo(draft)).toString()) as DraftText
}
