import type { EnquiryKind } from './care-enquiries.js'

/** Languages of replies: those of the site. */
export const replyLanguages = ['en'] as const
export type ReplyLanguage = (typeof replyLanguages)[number]

/** Types of template fields that the author of a reply fills in: a line, lines, a calendar day, or a time of day. */
export const replyFieldTypes = ['line', 'words', 'day', 'time'] as const
export type ReplyFieldType = (typeof replyFieldTypes)[number]

/** Field of a template that the author of a reply fills in; `{name}` is its placeholder in the text. */
export interface ReplyField {
  readonly name: string
  readonly label: string
  readonly type: ReplyFieldType
}

/** Facts of an enquiry that a template's text may include, each by its name in braces. */
export const knownFields = {
  name: 'the name they are greeted by',
  reference: 'the reference of their request',
  due: 'until when a first answer is promised, by their clock and Cairo’s',
  when: 'the day and the time of its fields, by their clock and Cairo’s',
} as const
export type KnownField = keyof typeof knownFields

/** A reply template. `{field}` is replaced by the agent's entry or by a known fact of the enquiry. */
export interface ReplyTemplate {
  /** Name of the template within the team. */
  readonly name: string
  readonly kinds: readonly EnquiryKind[]
  readonly language: ReplyLanguage
  /** It must not reveal health data, because it is visible on locked screens (D-66). */
  readonly subject: string
  /** Its paragraphs, with an empty line between them. */
  readonly body: string
  readonly fields: readonly ReplyField[]
}

/** Key of a template: a few words, or an id. */
export const replyTemplateKey = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
export const maxTemplateKey = 60

/** Bounds of templates: how many there are, how many fields one has, and how many characters its parts. */
export const replyTemplateBounds = {
  templates: 60,
  fields: 10,
  versionsShown: 50,
  name: 60,
  subject: 120,
  body: 4000,
  fieldName: 30,
  label: 80,
  note: 200,
} as const

/** Template that a new reply starts with. */
export const firstReplyTemplate = 'own-words'
