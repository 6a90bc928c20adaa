import type {
  ReplyFieldType,
  DeskTemplateQuery,
  DeskTemplatesQuery,
  EnquiryKind,
} from '../../graph/generated/templates/graphql.js'
import { templatesCopy } from './templates.copy.js'

const copy = templatesCopy.templateText

export type ListedTemplate = DeskTemplatesQuery['replyTemplates'][number]
export type TemplateDetails = DeskTemplateQuery['replyTemplate']
export type TemplateVersion = TemplateDetails['versions'][number]

/** Content of a template, in any version. */
export type TemplateText = Pick<TemplateVersion, 'body' | 'fields' | 'kinds' | 'name' | 'subject'>

export const kindLabels: Readonly<Record<EnquiryKind, string>> = copy.kind
export const kinds = Object.keys(kindLabels) as readonly EnquiryKind[]

/** Returns the kinds of enquiries that a template is for. */
export function kindsText(of: readonly EnquiryKind[]): string {
  const labels = kinds.filter((kind) => of.includes(kind)).map((kind) => kindLabels[kind])
  return labels.map((word, at) => (at === 0 ? word : word.toLowerCase())).join(' and ')
}

export const fieldTypes: readonly (readonly [ReplyFieldType, string])[] = copy.fieldTypes

/** Returns the author of a version. */
export function writerOf({ writtenBy }: Pick<TemplateVersion, 'writtenBy'>): string {
  return writtenBy ? writtenBy.name : copy.thePlatform
}

/** Returns the whole content of a template as one text, by which two versions are compared. */
export function entireText({ body, fields, kinds: of, name, subject }: TemplateText): string {
  const fieldLines = fields.map(({ label, name: field, type }) => `{${field}}: ${label} (${typeText(type)})`)
  const head = [copy.name(name), copy.for(kindsText(of)), copy.subject(subject)].join('\n')
  return [head, body, ...(fieldLines.length > 0 ? [fieldLines.join('\n')] : [])].join('\n\n')
}

function typeText(type: ReplyFieldType): string {
  return (fieldTypes.find(([one]) => one === type)?.[1] ?? type).toLowerCase()
}
