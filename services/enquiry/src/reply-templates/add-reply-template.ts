import type { Input } from '@seneb/contracts/define'
import { AddReplyTemplate } from '@seneb/contracts/messages/enquiry/reply-template.messages'
import { replyTemplateBounds } from '@seneb/contracts/vocabulary/reply-templates'
import { AppError } from '@seneb/platform/app-error'
import { executeIdempotently } from '@seneb/service-kit/requests/idempotency'
import type { Ctx } from '@seneb/service-kit/ctx'

import {
  replyTemplateAudit,
  assertWellFormed,
  auditOf,
  versionRow,
  withFreeName,
  type Changing,
  type Saved,
} from './change-reply-template.js'
import { ReplyTemplate, countTemplatesSql, lockTemplatesSql } from './reply-template.entity.js'

type TemplateInput = Input<typeof AddReplyTemplate>

/** Adds a template at the end of the list; replies can use it immediately. */
export async function addReplyTemplate(request: TemplateInput, ctx: Ctx): Promise<Saved> {
  assertWellFormed(request.template)
  return withFreeName('template.name', 'Another template has this name already', () =>
    executeIdempotently({ contract: AddReplyTemplate, request }, ctx, (tx) => add(request, { tx, ctx })),
  )
}

async function add({ note, template: form }: TemplateInput, { ctx, tx }: Changing): Promise<Saved> {
  const position = await freeSlot(tx)
  const [key, version] = [ctx.newId(), 1]
  const { language, name } = form
  await tx.save(Object.assign(new ReplyTemplate(), { key, version, position, name, language, archived_at: null }))
  const row = versionRow({ key, version, form, note }, ctx)
  await tx.save(row)
  await ctx.audit(tx, {
    action: 'add-template',
    object: { resource: replyTemplateAudit, id: key },
    after: auditOf(row),
  })
  return { key, version }
}

async function freeSlot(tx: Changing['tx']): Promise<number> {
  await tx.query(lockTemplatesSql)
  const [counted] = await tx.query<{ count: number; position: number }>(countTemplatesSql)
  if (counted && counted.count < replyTemplateBounds.templates) return counted.position
  const message = `There are ${replyTemplateBounds.templates} templates already; please edit one that is no longer needed`
  throw new AppError('INPUT_INVALID', { fields: [{ path: 'template', message }] })
}
