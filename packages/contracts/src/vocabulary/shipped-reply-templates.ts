import type { ReplyTemplate } from './reply-templates.js'

const both = ['trip-plan', 'consultation'] as const
const subject = 'About your request ({reference})'
const joinParagraphs = (...paragraphs: readonly string[]) => paragraphs.join('\n\n')
const day = { name: 'day', label: 'Day', type: 'day' } as const
const time = { name: 'time', label: 'Time in Cairo', type: 'time' } as const
const way = { name: 'way', label: 'How, such as "by telephone on the number you gave"', type: 'line' } as const

/** Templates that ship as version 1; later versions are edited on the desk. A test checks each of them. */
export const shippedReplyTemplates = {
  'own-words': {
    name: 'In your own words',
    kinds: both,
    language: 'en',
    subject,
    body: '{words}',
    fields: [{ name: 'words', label: 'Your reply', type: 'words' }],
  },
  'ask-back': {
    name: 'Ask something first',
    kinds: both,
    language: 'en',
    subject: 'A question about your request ({reference})',
    body: joinParagraphs(
      'Thank you for your request. Before we can go on, there is something that we need to know:',
      '{question}',
      'You can answer by a reply to this email. Please do not send identity documents by email.',
    ),
    fields: [{ name: 'question', label: 'What we need to know', type: 'words' }],
  },
  'offer-call': {
    name: 'Suggest a call',
    kinds: both,
    language: 'en',
    subject: 'A call about your request ({reference})',
    body: joinParagraphs(
      'We would like to talk with you about your request. We suggest {when}, {way}.',
      'You can agree to it on the page of your request. If another time suits you better, reply to this email with two or three that do.',
    ),
    fields: [day, time, way],
  },
  'call-arranged': {
    name: 'Confirm a call',
    kinds: ['consultation'],
    language: 'en',
    subject: 'Your call ({reference})',
    body: joinParagraphs(
      'Your call with us is on {when}, {way}. You will talk with {advisor}.',
      'If you cannot take it, reply to this email, and we will find another time.',
    ),
    fields: [day, time, way, { name: 'advisor', label: 'With whom', type: 'line' }],
  },
  'write-again': {
    name: 'Say when they hear from us',
    kinds: both,
    language: 'en',
    subject: 'Where your request stands ({reference})',
    body: joinParagraphs('We are working on your request. {progress}', 'We will write to you again by {day}.'),
    fields: [{ name: 'progress', label: 'What is done, and what is still open', type: 'words' }, day],
  },
  'cannot-help': {
    name: 'Say that we cannot help',
    kinds: both,
    language: 'en',
    subject,
    body: joinParagraphs('We have read your request, and we are sorry: we cannot help you with it.', '{reason}'),
    fields: [{ name: 'reason', label: 'Why', type: 'words' }],
  },
} as const satisfies Readonly<Record<string, ReplyTemplate>>

export type ShippedReplyTemplate = keyof typeof shippedReplyTemplates
export const shippedReplyTemplateKeys = Object.keys(shippedReplyTemplates) as readonly ShippedReplyTemplate[]
