import type { Input, Output } from '@seneb/contracts/define'
import type { ListReplyTemplates, ReadReplyTemplate } from '@seneb/contracts/messages/enquiry/reply-template.messages'
import { replyTemplateBounds } from '@seneb/contracts/vocabulary/reply-templates'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'

import {
  type ReplyTemplateVersion,
  listTemplatesSql,
  readTemplateSql,
  templateVersionsSql,
  type CurrentTemplate,
} from './reply-template.entity.js'

/** The templates as they are now, by one statement. */
export async function listReplyTemplates(
  { kind, withArchived }: Input<typeof ListReplyTemplates>,
  { db }: Pick<Ctx, 'db'>,
): Promise<Output<typeof ListReplyTemplates>> {
  const rows = await db.read((tx) => tx.query<CurrentTemplate>(listTemplatesSql, [kind ?? null, withArchived]))
  return { templates: rows.map(listedTemplate) }
}

/** One template with its newest versions. */
export async function readReplyTemplate(
  { key }: Input<typeof ReadReplyTemplate>,
  { db }: Pick<Ctx, 'db'>,
): Promise<Output<typeof ReadReplyTemplate>> {
  return db.read(async (tx) => {
    const [template] = await tx.query<CurrentTemplate>(readTemplateSql, [key])
    if (!template) throw new AppError('TEMPLATE_UNKNOWN')
    const params = [key, replyTemplateBounds.versionsShown]
    const versions = await tx.query<ReplyTemplateVersion>(templateVersionsSql, params)
    const noted = versions.map((row) => ({ ...versionOf(row), note: row.note ?? undefined }))
    return { template: listedTemplate(template), versions: noted }
  })
}

type Listed = Output<typeof ListReplyTemplates>['templates'][number]

/** Returns a version of a template as sent to the caller. */
function versionOf(row: ReplyTemplateVersion) {
  const { body, fields, kinds, language, name, subject, version, written_at, written_by } = row
  return {
    version,
    name,
    kinds,
    language,
    subject,
    body,
    fields,
    writtenAt: written_at.toISOString(),
    writtenBy: written_by ?? undefined,
  }
}

/** Returns a template in its current version as sent to the caller. */
function listedTemplate(row: CurrentTemplate): Listed {
  return { key: row.key, isArchived: row.archived_at !== null, ...versionOf(row) }
}
