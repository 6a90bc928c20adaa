import type { ReplyField, ReplyTemplate, KnownField } from '../vocabulary/reply-templates.js'
import { greetingName } from './greeting-name.js'
import { zonedFormat } from './time-zone.js'

/** A reply with the author's fields and the known facts of the enquiry. */
export interface ReplyDraft {
  readonly template: Pick<ReplyTemplate, 'body' | 'fields' | 'subject'>
  /** Values filled in, by the names of the template's fields. */
  readonly values: Readonly<Record<string, string>>
  /** Name of the recipient, as they wrote it. */
  readonly fullName: string
  readonly reference: string
  /** Time zone of the person, if known. */
  readonly timeZone?: string | null
  /** Time until which the first reply is promised, in ISO format. */
  readonly dueAt: string
  /** Name of the author, as shown below the reply. */
  readonly sender: string
  /** Today in Cairo, `2026-11-23`; a reply cannot promise a past day. */
  readonly today: string
  /** Message that the reply answers; it stands below the author. */
  readonly quoted?: QuotedMessage | undefined
}

/** Message of the patient that a reply quotes. */
export interface QuotedMessage {
  /** ISO format. */
  readonly receivedAt: string
  readonly text: string
}

/** Maximum length of a quoted text, in characters. */
export const maxQuotedCharacters = 1000

/** Text of a reply, with the problems that prevent it from being sent. */
export interface ReplyText {
  readonly subject: string
  readonly body: string
  readonly problems: readonly { readonly path: string; readonly message: string }[]
}

/**
 * Returns the reply that a draft produces, word for word as it is mailed. The desk shows it during writing; the service
 * generates it again and rejects it when it has problems. Fields that are not filled in appear as their label in
 * brackets.
 */
export function replyText(draft: ReplyDraft): ReplyText {
  const { body, fields, subject } = draft.template
  const facts = knownValues(draft)
  const shown = {
    ...Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, value ?? `[${name}]`])),
    ...Object.fromEntries(fields.map((field) => [field.name, displayedValue(field, draft)])),
  }
  const names = new Set(fields.map(({ name }) => name))
  const problems = [
    ...Object.keys(draft.values).flatMap((name) => (names.has(name) ? [] : [unknownField(name)])),
    ...fields.flatMap((field) => problemOf(field, draft)),
    ...placeholdersIn(`${subject} ${body}`).flatMap((name) => problemOfPlaceholder(name, { names, facts, draft })),
  ]
  const greeting = facts.name ? `Hello ${facts.name},` : 'Hello,'
  const paragraphs = [greeting, filled(body, shown), draft.sender, ...quoteIn(draft)]
  return {
    subject: filled(subject, { reference: draft.reference }),
    problems,
    body: paragraphs.join('\n\n'),
  }
}

/** Marks each line of the quoted message as mail programs do, without empty lines, which would begin a paragraph. */
function quoteIn({ quoted, timeZone }: ReplyDraft): string[] {
  const characters = [...(quoted?.text.trim() ?? '')]
  if (!quoted || characters.length === 0) return []
  const beginning = characters.slice(0, maxQuotedCharacters).join('')
  const isShortened = characters.length > maxQuotedCharacters
  const lines = `${beginning}${isShortened ? '...' : ''}`.split(/\r\n|[\r\n]/).map((line) => `> ${line}`.trimEnd())
  return [[`On ${onBothClocks(new Date(quoted.receivedAt), timeZone)}, you wrote:`, ...lines].join('\n')]
}

const placeholder = /\{(\w+)\}/g

/** Returns the names in braces in a text, each once. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))]
}

/**
 * Replaces placeholders in one pass over the template's text, so that placeholders in filled-in values are not
 * replaced. A placeholder without a value stays as it is, and is reported as a problem.
 */
function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(placeholder, (all, name: string) => (Object.hasOwn(values, name) && values[name]) || all)
}

type Problem = ReplyText['problems'][number]
type KnownValues = Readonly<Record<KnownField, string | undefined>>

/** Returns the known facts of the enquiry as text; undefined for facts that cannot be expressed. */
function knownValues(draft: ReplyDraft): KnownValues {
  const { dueAt, fullName, reference, timeZone } = draft
  const due = new Date(dueAt)
  const isTime = !Number.isNaN(due.getTime())
  return {
    name: greetingName(fullName),
    reference,
    due: isTime ? onBothClocks(due, timeZone) : undefined,
    when: whenOf(draft),
  }
}

/** The day and the time of a template's fields; by their labels while they are not filled in, undefined without both. */
function whenOf(draft: ReplyDraft): string | undefined {
  const fields = callFields(draft.template)
  if (!fields) return undefined
  const instant = callInstant(draft)
  if (instant) return onBothClocks(instant, draft.timeZone)
  return `${displayedValue(fields.day, draft)} at ${displayedValue(fields.time, draft)}, Cairo time`
}

function callFields({ fields }: ReplyDraft['template']) {
  const [day, time] = ['day', 'time'].map((type) => fields.find((field) => field.type === type))
  return day && time ? { day, time } : undefined
}

function callInstant({ template, values }: Pick<ReplyDraft, 'template' | 'values'>): Date | undefined {
  const fields = callFields(template)
  if (!fields) return undefined
  const [on = '', at = ''] = [fields.day, fields.time].map(({ name }) => values[name]?.trim() ?? '')
  return isDay(on) && timePattern.test(at) ? instantInCairo(`${on}T${at}`) : undefined
}

/** Returns the time of the call that a reply suggests, in ISO format; undefined when its text names no such time. */
export function callStart(draft: Pick<ReplyDraft, 'template' | 'values'>): string | undefined {
  return placeholdersIn(draft.template.body).includes('when') ? callInstant(draft)?.toISOString() : undefined
}

function unknownField(name: string): Problem {
  return { path: `fields.${name}`, message: 'This template has no such field' }
}

interface Filling {
  readonly names: ReadonlySet<string>
  readonly facts: KnownValues
  readonly draft: ReplyDraft
}

function problemOfPlaceholder(name: string, { draft, facts, names }: Filling): Problem[] {
  if (names.has(name)) return []
  const at = (message: string) => [{ path: 'template', message }]
  if (!Object.hasOwn(facts, name)) return at(`This template has no field {${name}}`)
  if (name === 'name' && !facts.name)
    return at("This template uses the person's name, but what they entered doesn't look like a name")
  if (name === 'due' && !facts.due) return at('This template uses the reply deadline, but this enquiry has none')
  if (name === 'when' && !facts.when) return at('This template says a day and a time, and has no fields for them')
  const isPast = name === 'due' && todayInCairo(new Date(draft.dueAt)) < draft.today
  return isPast ? at('This template uses the reply deadline, which has passed') : []
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/
const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/

function problemOf({ label, name, type }: ReplyField, { today, values }: ReplyDraft): readonly Problem[] {
  const value = values[name]?.trim() ?? ''
  const at = (message: string) => [{ path: `fields.${name}`, message }]
  if (value === '') return at(`Please fill in: ${label}`)
  if (value.search(placeholder) >= 0) return at('Please fill in or remove the text in {braces}')
  if (type === 'day' && !isDay(value)) return at('Please enter a valid date')
  if (type === 'day' && value < today) return at("Please enter today's date or a later one")
  if (type === 'time' && !timePattern.test(value)) return at('Please give a time, such as 14:30')
  return type === 'line' && /[\r\n]/.test(value) ? at('Please use a single line') : []
}

function displayedValue({ label, name, type }: ReplyField, { values }: ReplyDraft): string {
  const value = values[name]?.trim() ?? ''
  if (value === '') return `[${label}]`
  return type === 'day' && isDay(value) ? longDay(calendarDay(value)) : value
}

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })
const date = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Formatted here, because browsers and servers differ in the comma after the weekday, and previews must match. */
function longDay(day: Date): string {
  return `${weekday.format(day)}, ${date.format(day)}`
}

/** True for an existing calendar day, so not for 31 February. */
function isDay(value: string): boolean {
  const day = calendarDay(value)
  return dayPattern.test(value) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

function calendarDay(value: string): Date {
  return new Date(`${value}T00:00:00Z`)
}

const cairo = 'Africa/Cairo'
const dayAt = zonedFormat('en-CA', { dateStyle: 'short' })
const timeAt = zonedFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** Which day it is in Cairo at an instant, `2026-11-23`. */
export function todayInCairo(now: Date): string {
  return dayAt(now, cairo)
}

/** Formats a time for the person: first in their own time zone, if it is known and shows another time. */
function onBothClocks(instant: Date, timeZone: string | null | undefined): string {
  const ours = `${longDay(calendarDay(dayAt(instant, cairo)))} at ${timeAt(instant, cairo)}`
  const theirs =
    timeZone && isZone(timeZone) && `${longDay(calendarDay(dayAt(instant, timeZone)))} at ${timeAt(instant, timeZone)}`
  if (!theirs) return `${ours}, Cairo time`
  return theirs === ours ? `${ours}, by your clock and Cairo’s` : `${theirs} by your clock (${ours}, Cairo time)`
}

function isZone(timeZone: string): boolean {
  try {
    timeAt(new Date(0), timeZone)
    return true
  } catch {
    return false
  }
}

/** The instant at which clocks in Cairo show so; of an hour that summer time skips, the one after it. */
function instantInCairo(local: string): Date {
  const target = Date.parse(`${local}Z`)
  const shown = (at: number) => Date.parse(`${dayAt(new Date(at), cairo)}T${timeAt(new Date(at), cairo)}Z`)
  const near = target - (shown(target) - target)
  return new Date(near - (shown(near) - target))
}
