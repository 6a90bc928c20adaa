import type {
  AnswerFieldType,
  DeskTemplateQuery,
  DeskTemplatesQuery,
  EnquiryKind,
} from '../../graph/generated/templates/graphql.js'

export type ListedTemplate = DeskTemplatesQuery['answerTemplates'][number]
export type TemplateDetails = DeskTemplateQuery['answerTemplate']
export type TemplateVersion = TemplateDetails['versions'][number]

/** Content of a template, in any version. */
export type TemplateText = Pick<TemplateVersion, 'body' | 'fields' | 'kinds' | 'name' | 'subject'>

export const kindWords: Readonly<Record<EnquiryKind, string>> = {
  TRIP_PLAN: 'Trip plans',
  CONSULTATION: 'Consultations',
}
export const kinds = Object.keys(kindWords) as readonly EnquiryKind[]

/** For which enquiries a template is. */
export function kindsWords(of: readonly EnquiryKind[]): string {
  const words = kinds.filter((kind) => of.includes(kind)).map((kind) => kindWords[kind])
  return words.map((word, at) => (at === 0 ? word : word.toLowerCase())).join(' and ')
}

export const fieldTypes: readonly (readonly [AnswerFieldType, string])[] = [
  ['LINE', 'A line'],
  ['WORDS', 'Lines of text'],
  ['DAY', 'A day'],
  ['TIME', 'A time'],
]

/** Returns the author of a version. */
export function writerOf({ writtenBy }: Pick<TemplateVersion, 'writtenBy'>): string {
  return writtenBy ? writtenBy.name : 'The platform'
}

/** Returns the whole content of a template as one text, by which two versions are compared. */
export function wholeText({ body, fields, kinds: of, name, subject }: TemplateText): string {
  const asked = fields.map(({ label, name: field, type }) => `{${field}}: ${label} (${typeWords(type)})`)
  const head = [`Name: ${name}`, `For: ${kindsWords(of)}`, `Subject: ${subject}`].join('\n')
  return [head, body, ...(asked.length > 0 ? [asked.join('\n')] : [])].join('\n\n')
}

function typeWords(type: AnswerFieldType): string {
  return (fieldTypes.find(([one]) => one === type)?.[1] ?? type).toLowerCase()
}
