import type { Input } from '@seneb/contracts/define'
import type { WriteCareAnswer } from '@seneb/contracts/messages/enquiry/care-answer.messages'
import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'
import { AppError } from '@seneb/platform/app-error'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import { holdTemplateSql, readTemplateSql, type CurrentTemplate } from './answer-template.queries.js'

/** What of a template an answer is made of. */
export type TemplateToWriteBy = Pick<CurrentTemplate, 'body' | 'fields' | 'subject'>

type Asked = Pick<Input<typeof WriteCareAnswer>, 'template' | 'templateVersion'>

/**
 * The template that an answer is written by, which nobody edits until it is written. It has to be the version that was
 * seen, so that what was read in the preview is what is mailed, to the letter (ADR 160).
 */
export async function templateToWriteBy(asked: Asked, kind: EnquiryKind, tx: WriteTx): Promise<TemplateToWriteBy> {
  await tx.query(holdTemplateSql, [asked.template])
  const [template] = await tx.query<CurrentTemplate>(readTemplateSql, [asked.template])
  if (!template) throw refused('Please choose a template')
  if (template.archived_at !== null) throw refused('This template is archived. Please choose another')
  if (!template.kinds.includes(kind)) throw refused('This template is for another kind of enquiry')
  if (template.version !== asked.templateVersion) {
    throw refused('This template was changed while you wrote. Look at its words as they are now, and send it then')
  }
  return template
}

function refused(message: string): AppError {
  return new AppError('INPUT_INVALID', { fields: [{ path: 'template', message }] })
}
