import type { Output } from '@seneb/contracts/define'
import type { ListAnswerTemplates } from '@seneb/contracts/messages/enquiry/answer-template.messages'

import type { AnswerTemplateVersion } from './answer-template.entity.js'
import type { CurrentTemplate } from './answer-template.queries.js'

type Listed = Output<typeof ListAnswerTemplates>['templates'][number]

/** A version of a template as it is answered. */
export function versionOf(row: AnswerTemplateVersion) {
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

/** A template in its current version as it is answered. */
export function listedTemplate(row: CurrentTemplate): Listed {
  return { key: row.key, isArchived: row.archived_at !== null, ...versionOf(row) }
}
