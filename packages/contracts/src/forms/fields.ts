import { boolean, mixed, string } from 'yup'

import { maxAmountUsd, maxLengths } from '../vocabulary/trip-options.js'
import { amountProblem, readAmountUsd } from './amount-usd.js'
import { boundedList } from './bounds.js'
import { isTimeZone } from './time-zone.js'
import {
  typedEmail,
  readInteger,
  nameSign,
  disallowedInLine,
  disallowedInParagraph,
  typedLine,
  typedParagraph,
} from './typed-text.js'

/**
 * Basic fields of forms. Each interprets typed or pasted text as intended, treats '' as "not answered" and limits the
 * stored length (D-82).
 */

const tooLong = ({ max }: { max: number }) => `Please use at most ${max} characters`
const doesNotMatch = (pattern: RegExp) => (value: string | null | undefined) => !value || !pattern.test(value)
const unseenSign = (disallowed: RegExp) => {
  return ({ value }: { value?: string }) =>
    `Please type this again: a sign in it (${nameSign(value, disallowed)}) cannot be seen`
}

/** Text on one line that reads as it was written. */
export function line(max: number = maxLengths.choice) {
  return optionalText()
    .max(max, tooLong)
    .test('single-line', 'Please use a single line', doesNotMatch(/[\n\r]/))
    .test('visible', unseenSign(disallowedInLine), doesNotMatch(disallowedInLine))
}

/** A person's name: one line with a letter of any script in it. */
export function personName() {
  const message = 'A name needs at least one letter'
  return line(maxLengths.name).test('a-letter', message, (value) => !value || /\p{L}/u.test(value))
}

const shortName = 'Full name must be at least 2 characters'

/** Full name of a person, with the same rule on every form. `missing` is the message for an empty one. */
export function fullName(missing = shortName) {
  return personName().required(missing).min(2, shortName)
}

/** Text that may run over several lines. */
export function paragraph(max: number = maxLengths.text) {
  return optionalText(typedParagraph)
    .max(max, tooLong)
    .test('plain-text', unseenSign(disallowedInParagraph), doesNotMatch(disallowedInParagraph))
}

/**
 * An email address that mail can be sent to. `required` is the message for a missing or invalid one. Deliberately
 * narrow: one ASCII address without quotes, comments or display name, so that it cannot name a second recipient.
 */
export function emailAddress(required: string) {
  return optionalText(typedEmail).required(required).max(maxLengths.email, required).matches(emailPattern, required)
}

// At most 64 characters precede the @ (RFC 5321).
const emailPattern =
  /^(?=[^@]{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/

/** One of a closed list. `message` is shown for a missing and for an unknown value. */
export function listOption<const T extends readonly string[]>(list: T, message: string) {
  return optionalText().oneOf<T[number] | undefined>([...list, undefined], message)
}

/** Several values of a closed list, each at most once, none by default. `what` names them in the plural. */
export function someOfList<const T extends readonly string[]>(list: T, message: string, what: string) {
  const element = string()
    .oneOf([...list] as T[number][], message)
    .required(message)
  const tooMany = `Please choose at most ${list.length} ${what}`
  return boundedList(element, { max: list.length, tooMany, noList: message }, true)
    .transform((value: unknown) => value ?? [])
    .default([])
}

/** An optional amount in US dollars, 0 or more, as a number or as numeric text; parsed to a number (TRIP-52). */
export function amountUsd(message: string) {
  return mixed<number>((value): value is number => typeof value === 'number')
    .meta({ min: 0 })
    .transform((value: unknown) => (isBlank(value) ? undefined : amountFrom(value)))
    .typeError(({ value }: { value: unknown }) => (typeof value === 'string' && amountProblem(value)) || message)
    .test(
      'amount',
      message,
      (value) => value === undefined || (Number.isFinite(value) && value >= 0 && value <= maxAmountUsd),
    )
}

/** An optional whole number between two bounds, both included, as a number or as numeric text; parsed to a number. */
export function integer({ max, min }: { readonly min: number; readonly max: number }, message: string) {
  return mixed<number>((value): value is number => typeof value === 'number')
    .meta({ min, max })
    .transform((value: unknown) => (isBlank(value) ? undefined : parseCount(value)))
    .typeError(message)
    .test(
      'whole-number',
      message,
      (value) => value === undefined || (Number.isInteger(value) && value >= min && value <= max),
    )
}

/** A calendar date; accepts `2027-01-05` or a full ISO time, parsed to `2027-01-05`. */
export function calendarDate(message: string) {
  return optionalText()
    .typeError(message)
    .transform((value: unknown) => (typeof value === 'string' ? dayOf(value) : value))
    .test('calendar-date', message, (value) => !value || isCalendarDate(value))
}

/** Returns the day of a valid ISO time; any other text unchanged. */
function dayOf(text: string): string {
  return isoTime.exec(text)?.[1] ?? text
}

const isoTime =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?$/

/** True for an existing day written YYYY-MM-DD. */
export function isCalendarDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

/** Normalizes text; '' and null, which GraphQL clients send, count as no answer. */
export function optionalText(tidied: (typed: string) => string = typedLine) {
  return string()
    .typeError('Please give this as text')
    .transform((value: unknown) => {
      const text = typeof value === 'string' ? tidied(value) : value
      return isBlank(text) ? undefined : text
    })
}

/** A box that must be ticked; `message` is shown when it is not. */
export function tick(message: string) {
  return boolean()
    .transform((value: boolean | null) => value ?? false)
    .default(false)
    .oneOf([true], message)
}

/** An optional checkbox; omitted means unticked. No checkbox is ticked by default (D-66, AMB-11). */
export function optionalTick() {
  return boolean()
    .transform((value: boolean | null) => value ?? false)
    .default(false)
}

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

/** Text that is not an amount stays text, so that the field reports it. */
function amountFrom(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const reading = readAmountUsd(value)
  if (typeof reading === 'number') return reading
  return typedLine(value) === '' ? undefined : value
}

function parseCount(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return readInteger(value) ?? (typedLine(value) === '' ? undefined : value)
}

/**
 * Time zone reported by the person's browser. An unknown one is treated as missing, because the person could not
 * correct it in the form.
 */
export function optionalTimeZone() {
  return optionalText().transform((value: unknown) =>
    typeof value === 'string' && isTimeZone(value) ? value : undefined,
  )
}
