import type { Input } from '@seneb/contracts/define'
import type { SendReply } from '@seneb/contracts/messages/enquiry/reply.messages'
import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'
import { AppError } from '@seneb/platform/app-error'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { type ReplyTemplateVersion, holdTemplateSql } from './reply-template.entity.js'

/** Parts of a template that a reply is made from. */
export type TemplateToWriteBy = Pick<ReplyTemplateVersion, 'body' | 'fields' | 'subject'>

interface TemplateSelection extends Pick<Input<typeof SendReply>, 'enquiryId' | 'template' | 'templateVersion'> {
  readonly kind: EnquiryKind
  readonly authorId: string
}

type OneVersion = Pick<ReplyTemplateVersion, 'body' | 'fields' | 'kinds' | 'subject'>
type Nothing<Row> = { readonly [Column in keyof Row]: null }
type LockedRow = { readonly archived_at: Date | null; readonly current: number } & (OneVersion | Nothing<OneVersion>)

/**
 * Returns the template of a reply, locked against edits until the reply is written. It must be the version the author
 * saw, so that the mail matches the preview exactly. Deletes the author's draft, because its text is now the reply.
 */
export async function templateToWriteBy(
  { authorId, enquiryId, template: key, templateVersion, kind }: TemplateSelection,
  tx: WriteTx,
): Promise<TemplateToWriteBy> {
  const [locked] = await tx.query<LockedRow>(holdTemplateSql, [key, templateVersion, enquiryId, authorId])
  if (!locked) throw inputError('Please choose a template')
  const { archived_at, current, ...template } = locked
  if (archived_at !== null) throw inputError('This template is archived. Please choose another')
  if (!isStored(template) || current !== templateVersion) {
    throw inputError('This template changed while you were writing. Review the current text, then send')
  }
  if (!template.kinds.includes(kind)) throw inputError('This template is for another kind of enquiry')
  return template
}

/** Of a version that there is not, every column is null. */
function isStored(template: OneVersion | Nothing<OneVersion>): template is OneVersion {
  return template.kinds !== null
}

function inputError(message: string): AppError {
  return new AppError('INPUT_INVALID', { fields: [{ path: 'template', message }] })
}
