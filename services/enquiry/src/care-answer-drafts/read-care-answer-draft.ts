import type { Input, Output } from '@seneb/contracts/define'
import type { ReadCareAnswerDraft } from '@seneb/contracts/messages/enquiry/care-answer-draft.messages'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'
import type { Ctx } from '@seneb/service-kit/ctx'

import { CareAnswerDraft } from './care-answer-draft.entity.js'
import { openDraft } from './sealed-draft.js'

/** The draft of whoever asks; that of another is shown to nobody (S13). */
export async function readCareAnswerDraft(
  { enquiryId }: Input<typeof ReadCareAnswerDraft>,
  ctx: Pick<Ctx, 'atRest' | 'db' | 'staff'>,
): Promise<Output<typeof ReadCareAnswerDraft>> {
  const owner = { enquiry_id: enquiryId, author_id: staffOf(ctx).id }
  const draft = await ctx.db.read((tx) => tx.findOne(CareAnswerDraft, owner))
  if (!draft) return { draft: undefined }
  const { fields, template } = openDraft(draft, ctx)
  return { draft: { revision: draft.revision, savedAt: draft.saved_at.toISOString(), template, fields: [...fields] } }
}
