import { templateOf, type AnswerField, type AnswerTemplateKey } from '../vocabulary/answer-templates.js'
import { greetingName } from './greeting-name.js'

/** An answer as whoever writes it fills it in, with what is known of the enquiry. */
export interface AnswerDraft {
  readonly template: AnswerTemplateKey
  /** What was filled in, by the names of the template's fields. */
  readonly values: Readonly<Record<string, string>>
  /** Whom it is for, as they wrote their name. */
  readonly fullName: string
  readonly reference: string
  /** Who writes it, as it stands below the answer. */
  readonly sender: string
  /** Today in Cairo, `2026-11-23`: nothing is promised for a day that is over. */
  readonly today: string
}

/** An answer in plain words, and what is missing before it may be sent. */
export interface AnswerWords {
  readonly subject: string
  readonly words: string
  readonly problems: readonly { readonly path: string; readonly message: string }[]
}

/**
 * The answer that a draft makes, word for word as it is mailed: the desk shows it while it is written, and the service
 * makes it again and refuses it with problems. What is not filled in stands there by its label in brackets.
 */
export function answerWords(draft: AnswerDraft): AnswerWords {
  const { body, fields, subject } = templateOf(draft.template)
  const entries = Object.entries<AnswerField>(fields)
  const problems = [
    ...Object.keys(draft.values)
      .filter((name) => !Object.hasOwn(fields, name))
      .map(unknownField),
    ...entries.flatMap(([name, field]) => problemOf(name, field, draft)),
  ]
  const shown = Object.fromEntries(entries.map(([name, field]) => [name, shownValue(name, field, draft)]))
  const name = greetingName(draft.fullName)
  const paragraphs = [name ? `Hello ${name},` : 'Hello,', ...body.map((words) => filled(words, shown)), draft.sender]
  return { subject: filled(subject, { reference: draft.reference }), words: paragraphs.join('\n\n'), problems }
}

const placeholder = /\{(\w+)\}/g

/** One pass over the template's own words, so that nothing somebody filled in is filled in again. */
function filled(words: string, values: Readonly<Record<string, string>>): string {
  return words.replaceAll(placeholder, (_all, name: string) => values[name] ?? '')
}

type Problem = AnswerWords['problems'][number]

function unknownField(name: string): Problem {
  return { path: `fields.${name}`, message: 'This template has no such field' }
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/
const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/

function problemOf(name: string, { label, type }: AnswerField, { today, values }: AnswerDraft): readonly Problem[] {
  const value = values[name]?.trim() ?? ''
  const at = (message: string) => [{ path: `fields.${name}`, message }]
  if (value === '') return at(`Please fill in: ${label}`)
  if (value.search(placeholder) >= 0) return at('Please write what stands in {braces}, or take it out')
  if (type === 'day' && !isDay(value)) return at('Please give a day of the calendar')
  if (type === 'day' && value < today) return at('Please give a day that is not over')
  if (type === 'time' && !timePattern.test(value)) return at('Please give a time, such as 14:30')
  return type === 'line' && /[\r\n]/.test(value) ? at('Please use a single line') : []
}

function shownValue(name: string, { label, type }: AnswerField, { values }: AnswerDraft): string {
  const value = values[name]?.trim() ?? ''
  if (value === '') return `[${label}]`
  return type === 'day' && isDay(value) ? longDay(new Date(`${value}T00:00:00Z`)) : value
}

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Put together here: browsers and servers disagree about a comma after the weekday, and the preview must not. */
function longDay(day: Date): string {
  return `${weekday.format(day)} ${date.format(day)}`
}

/** A day that is there: not 31 February. */
function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`)
  return dayPattern.test(value) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

const cairoDay = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Africa/Cairo' })

/** Which day it is in Cairo at an instant, `2026-11-23`. */
export function todayInCairo(now: Date): string {
  return cairoDay.format(now)
}
