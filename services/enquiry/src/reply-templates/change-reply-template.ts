import type { Output, Input } from '@seneb/contracts/define'
import { validateTemplate, type ReplyTemplateForm } from '@seneb/contracts/forms/edited-template'
import type { SaveReplyTemplate, ArchiveReplyTemplate } from '@seneb/contracts/messages/enquiry/reply-template.messages'
import { AppError } from '@seneb/platform/app-error'
import { type AuditedFields, defineAuditedResource } from '@seneb/service-kit/requests/audited-resource'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { Ctx } from '@seneb/service-kit/ctx'
import { isUniqueViolation } from '@seneb/service-kit/database/database-errors'
import type { WriteTx } from '@seneb/service-kit/database/db'
import { shippedReplyTemplateKeys, shippedReplyTemplates } from '@seneb/contracts/vocabulary/shipped-reply-templates'

import {
  ReplyTemplateVersion,
  lockTemplateSql,
  readTemplateSql,
  type CurrentTemplate,
  seedTemplatesSql,
  ReplyTemplate,
} from './reply-template.entity.js'

export type Saved = Output<typeof SaveReplyTemplate>

export interface Changing {
  readonly tx: WriteTx
  readonly ctx: Ctx
}

/** The template, locked; CHANGED_MEANWHILE when it is not the version that was seen. */
export async function lockedTemplate(key: string, seen: number, tx: WriteTx): Promise<CurrentTemplate> {
  await tx.query(lockTemplateSql, [key])
  const [template] = await tx.query<CurrentTemplate>(readTemplateSql, [key])
  if (!template) throw new AppError('TEMPLATE_UNKNOWN')
  if (template.version !== seen) throw new AppError('CHANGED_MEANWHILE')
  return template
}

/** Refuses contradictions between the parts of a template, each at its field. */
export function assertWellFormed(template: ReplyTemplateForm): void {
  const problems = validateTemplate(template)
  if (problems.length === 0) return
  const fields = problems.map(({ path, message }) => ({ path: `template.${path}`, message }))
  throw new AppError('INPUT_INVALID', { fields })
}

/** The next row of a template's versions. */
export function versionRow(
  { key, version, form, note }: { key: string; version: number; form: ReplyTemplateForm; note?: string | undefined },
  ctx: Ctx,
): ReplyTemplateVersion {
  const { body, fields, kinds, language, name, subject } = form
  return Object.assign(new ReplyTemplateVersion(), {
    key,
    version,
    name,
    kinds,
    language,
    subject,
    body,
    fields,
    note: note ?? null,
    written_at: ctx.now(),
    written_by: requireStaff(ctx).id,
  })
}

/** Returns the values of a version for the audit entry. */
export function auditOf(row: ReplyTemplateVersion): AuditedFields<keyof typeof replyTemplateAudit.fields> {
  const { body, fields, kinds, name, note, subject, version } = row
  return {
    version,
    name,
    kinds,
    subject,
    body,
    note,
    fields: fields.map((field) => `${field.name} (${field.type})`),
  }
}

/**
 * Rejects with INPUT_INVALID at the field when the database reports that the name is taken, because two requests may
 * choose it concurrently.
 */
export async function withFreeName<T>(path: string, message: string, fn: () => Promise<T>): Promise<T> {
  try {
    return await fn()
  } catch (error) {
    if (!isUniqueViolation(error, 'reply_templates_name')) throw error
    throw new AppError('INPUT_INVALID', { fields: [{ path, message }] })
  }
}

/** Audit format of a template: its version and purpose; of texts and notes, only the length. */
export const replyTemplateAudit = defineAuditedResource('reply-template', {
  version: 'plain',
  name: 'plain',
  kinds: 'plain',
  subject: 'plain',
  fields: 'plain',
  archived: 'plain',
  body: 'text',
  note: 'text',
})

/**
 * Stores the platform's built-in templates, each as version 1, unless they exist. It runs at the start of every
 * replica, so it never changes existing templates, whether edited or archived.
 */
export async function seedReplyTemplates({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const shipped = shippedReplyTemplateKeys.map((key, at) => ({ key, position: at + 1, ...shippedReplyTemplates[key] }))
  await db.run(seedTemplatesSql, [JSON.stringify(shipped), now()])
}

/** Archives a template, so that new replies cannot use it, or restores it. Its versions and existing replies stay. */
export async function archiveReplyTemplate(
  { isArchived, key, version }: Input<typeof ArchiveReplyTemplate>,
  ctx: Ctx,
): Promise<Saved> {
  const message = 'Another template has this name by now. Please rename that one first'
  return withFreeName('key', message, () =>
    ctx.db.write(async (tx) => {
      const current = await lockedTemplate(key, version, tx)
      const before = current.archived_at !== null
      if (before === isArchived) return { key, version }
      await tx.update(ReplyTemplate, { key }, { archived_at: isArchived ? ctx.now() : null })
      const action = isArchived ? 'archive-template' : 'bring-template-back'
      const object = { resource: replyTemplateAudit, id: key }
      await ctx.audit(tx, { action, object, before: { archived: before }, after: { archived: isArchived } })
      return { key, version }
    }),
  )
}
