import type { EnquiryKind } from './care-enquiries.js'

/** The languages that answers are written in: those of the site. */
export const answerLanguages = ['en'] as const
type AnswerLanguage = (typeof answerLanguages)[number]

/** Something that a template leaves to whoever answers: a line, lines, a day of the calendar or a time of the day. */
export interface AnswerField {
  readonly label: string
  readonly type: 'line' | 'words' | 'day' | 'time'
}

/** A form of answer. `{field}` stands for one of its fields, or for what is known of the enquiry: `{reference}`. */
export interface AnswerTemplate {
  /** What the team calls it. */
  readonly name: string
  readonly kinds: readonly EnquiryKind[]
  readonly language: AnswerLanguage
  /** Says nothing of anybody's health: it is read on locked screens and by whoever passes (D-66). */
  readonly subject: string
  /** Its paragraphs. */
  readonly body: readonly string[]
  readonly fields: Readonly<Record<string, AnswerField>>
}

const both = ['trip-plan', 'consultation'] as const
const subject = 'About your request ({reference})'
const day = { label: 'Day', type: 'day' } as const
const time = { label: 'Time in Cairo', type: 'time' } as const

/**
 * Every template. They stand in code, so that a test reads each of them; what they promise is what somebody fills in.
 */
export const answerTemplates = {
  'own-words': {
    ...{ name: 'In your own words', kinds: both, language: 'en', subject, body: ['{words}'] },
    fields: { words: { label: 'Your answer', type: 'words' } },
  },
  'ask-back': {
    ...{ name: 'Ask something first', kinds: both, language: 'en' },
    subject: 'A question about your request ({reference})',
    body: [
      'Thank you for your request. Before we can go on, there is something that we need to know:',
      '{question}',
      'You can answer by a reply to this email. Please do not send identity documents by email.',
    ],
    fields: { question: { label: 'What we need to know', type: 'words' } },
  },
  'offer-call': {
    ...{ name: 'Suggest a call', kinds: both, language: 'en' },
    subject: 'A call about your request ({reference})',
    body: [
      'We would like to talk with you about your request. We suggest {day} at {time}, Cairo time, {way}.',
      'If another time suits you better, reply to this email with two or three that do.',
    ],
    fields: { day, time, way: { label: 'How, such as "by telephone on the number you gave"', type: 'line' } },
  },
  'call-arranged': {
    ...{ name: 'Confirm a call', kinds: ['consultation'], language: 'en' },
    subject: 'Your call ({reference})',
    body: [
      'Your call with us is on {day} at {time}, Cairo time, {way}. You will talk with {advisor}.',
      'If you cannot take it, reply to this email, and we will find another time.',
    ],
    fields: {
      ...{ day, time, way: { label: 'How, such as "by telephone on the number you gave"', type: 'line' } },
      advisor: { label: 'With whom', type: 'line' },
    },
  },
  'write-again': {
    ...{ name: 'Say when they hear from us', kinds: both, language: 'en' },
    subject: 'Where your request stands ({reference})',
    body: ['We are working on your request. {progress}', 'We will write to you again by {day}.'],
    fields: { progress: { label: 'What is done, and what is still open', type: 'words' }, day },
  },
  'cannot-help': {
    ...{ name: 'Say that we cannot help', kinds: both, language: 'en', subject },
    body: ['We have read your request, and we are sorry: we cannot help you with it.', '{reason}'],
    fields: { reason: { label: 'Why', type: 'words' } },
  },
} as const satisfies Readonly<Record<string, AnswerTemplate>>

export type AnswerTemplateKey = keyof typeof answerTemplates
export const answerTemplateKeys = Object.keys(answerTemplates) as readonly AnswerTemplateKey[]

/** The templates for enquiries of a kind, in their order. */
export function templatesFor(kind: EnquiryKind): readonly AnswerTemplateKey[] {
  return answerTemplateKeys.filter((key) => templateOf(key).kinds.includes(kind))
}

/** A template by its key. */
export function templateOf(key: AnswerTemplateKey): AnswerTemplate {
  return answerTemplates[key]
}
