import type { Input } from '@seneb/contracts/define'
import { AddAnswerTemplate } from '@seneb/contracts/messages/enquiry/answer-template.messages'
import { answerTemplateBounds } from '@seneb/contracts/vocabulary/answer-templates'
import { AppError } from '@seneb/platform/app-error'
import { executeIdempotently } from '@seneb/service-kit/requests/idempotency'
import type { Ctx } from '@seneb/service-kit/ctx'

import {
  answerTemplateAudit,
  assertWellMade,
  auditOf,
  versionRow,
  withFreeName,
  type Changing,
  type Saved,
} from './change-answer-template.js'
import { AnswerTemplate, countTemplatesSql, holdTemplatesSql } from './answer-template.entity.js'

type Asked = Input<typeof AddAnswerTemplate>

/** Adds a template behind the others; answers can be written by it at once. */
export async function addAnswerTemplate(request: Asked, ctx: Ctx): Promise<Saved> {
  assertWellMade(request.template)
  return withFreeName('template.name', 'Another template has this name already', () =>
    executeIdempotently({ contract: AddAnswerTemplate, request }, ctx, (tx) => add(request, { tx, ctx })),
  )
}

async function add({ note, template: words }: Asked, { ctx, tx }: Changing): Promise<Saved> {
  const place = await freePlace(tx)
  const [key, version] = [ctx.newId(), 1]
  const { language, name } = words
  await tx.save(Object.assign(new AnswerTemplate(), { key, version, place, name, language, archived_at: null }))
  const row = versionRow({ key, version, words, note }, ctx)
  await tx.save(row)
  await ctx.audit(tx, {
    action: 'add-template',
    object: { resource: answerTemplateAudit, id: key },
    after: auditOf(row),
  })
  return { key, version }
}

async function freePlace(tx: Changing['tx']): Promise<number> {
  await tx.query(holdTemplatesSql)
  const [counted] = await tx.query<{ count: number; place: number }>(countTemplatesSql)
  if (counted && counted.count < answerTemplateBounds.templates) return counted.place
  const message = `There are ${answerTemplateBounds.templates} templates already; please edit one that nobody needs`
  throw new AppError('INPUT_INVALID', { fields: [{ path: 'template', message }] })
}
