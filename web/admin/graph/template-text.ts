import type { ReplyFieldType as FieldType, ReplyTemplate } from '@seneb/contracts/vocabulary/reply-templates'

import type { ReplyFieldType } from './generated/templates/graphql.js'

/** Text of a template as GraphQL returns it. */
export interface FormattedTemplate {
  readonly subject: string
  readonly body: string
  readonly fields: readonly { readonly name: string; readonly label: string; readonly type: ReplyFieldType }[]
}

/** Returns the same as input of `replyText`. */
export function templateText({
  body,
  fields,
  subject,
}: FormattedTemplate): Pick<ReplyTemplate, 'body' | 'fields' | 'subject'> {
  const templateFields = fields.map(({ label, name, type }) => ({ name, label, type: type.toLowerCase() as FieldType }))
  return { subject, body, fields: templateFields }
}
