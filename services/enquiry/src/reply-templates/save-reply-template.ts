import type { Input } from '@seneb/contracts/define'
import type { ReplyTemplateForm } from '@seneb/contracts/forms/edited-template'
import { RestoreReplyTemplate, SaveReplyTemplate } from '@seneb/contracts/messages/enquiry/reply-template.messages'
import { AppError } from '@seneb/platform/app-error'
import { findPreviousReply, canonicalJson, executeIdempotently } from '@seneb/service-kit/requests/idempotency'
import type { Ctx } from '@seneb/service-kit/ctx'

import {
  replyTemplateAudit,
  assertWellFormed,
  auditOf,
  lockedTemplate,
  versionRow,
  withFreeName,
  type Changing,
  type Saved,
} from './change-reply-template.js'
import { ReplyTemplate, ReplyTemplateVersion, type CurrentTemplate } from './reply-template.entity.js'

type TemplateRequest = typeof RestoreReplyTemplate | typeof SaveReplyTemplate

/**
 * Saves the next version of a template. Of two saves based on the same version, the second is rejected and nothing of
 * it is stored.
 */
export async function saveReplyTemplate(request: Input<typeof SaveReplyTemplate>, ctx: Ctx): Promise<Saved> {
  assertWellFormed(request.template)
  return once({ contract: SaveReplyTemplate, request }, ctx, async (changing) => {
    const current = await lockedTemplate(request.key, request.version, changing.tx)
    const { note, template: form } = request
    return writeNext(current, { form, note, action: 'save-template' }, changing)
  })
}

/** Stores the text of an earlier version as the next one: stored versions are never changed or lost. */
export async function restoreReplyTemplate(request: Input<typeof RestoreReplyTemplate>, ctx: Ctx): Promise<Saved> {
  return once({ contract: RestoreReplyTemplate, request }, ctx, async (changing) => {
    const { from, key, version } = request
    const current = await lockedTemplate(key, version, changing.tx)
    const earlier = await changing.tx.findOne(ReplyTemplateVersion, { key, version: from })
    if (!earlier) throw inputError('from', 'Version not found')
    // The rules of subjects may have grown since then.
    assertWellFormed(earlier)
    const note = `Version ${from} again`
    return writeNext(current, { form: earlier, note, action: 'restore-template' }, changing)
  })
}

async function once<Q extends TemplateRequest>(
  idempotentRequest: { readonly contract: Q; readonly request: Input<Q> },
  ctx: Ctx,
  fn: (changing: Changing) => Promise<Saved>,
): Promise<Saved> {
  try {
    return await withFreeName('template.name', 'Another template has this name already', () =>
      executeIdempotently<Q, Saved>(idempotentRequest, ctx, (tx) => fn({ tx, ctx })),
    )
  } catch (error) {
    // The first request created the version, which its repetition does not name.
    const isChanged = error instanceof AppError && error.code === 'CHANGED_MEANWHILE'
    const before = isChanged ? await findPreviousReply<Q, Saved>(idempotentRequest, ctx) : undefined
    if (before) return before
    throw error
  }
}

interface Next {
  readonly form: ReplyTemplateForm
  readonly note: string | undefined
  readonly action: string
}

async function writeNext(current: CurrentTemplate, { action, note, form }: Next, changing: Changing): Promise<Saved> {
  const { ctx, tx } = changing
  if (textOf(form) === textOf(current)) throw inputError('template', 'Nothing is different from the current version')
  const { key } = current
  const row = versionRow({ key, version: current.version + 1, form, note }, ctx)
  await tx.save(row)
  const { language, name, version } = row
  await tx.update(ReplyTemplate, { key }, { version, name, language })
  const object = { resource: replyTemplateAudit, id: key }
  await ctx.audit(tx, { action, object, before: auditOf(current), after: auditOf(row) })
  return { key, version }
}

function textOf({ body, fields, kinds, language, name, subject }: ReplyTemplateForm): string {
  return canonicalJson({ body, fields, kinds, language, name, subject })
}

function inputError(path: string, message: string): AppError {
  return new AppError('INPUT_INVALID', { fields: [{ path, message }] })
}
