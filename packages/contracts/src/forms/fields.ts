import { boolean, mixed, string } from 'yup'

import { maxAmountUsd, maxLengths } from '../vocabulary/trip-options.js'
import { readAmountUsd } from './amount-usd.js'
import { boundedList } from './bounds.js'

/** The atoms forms are made of. Every atom trims, treats '' as "not answered" and bounds what may be stored (D-82). */

const tooLong = ({ max }: { max: number }) => `Please use at most ${max} characters`
const lineBreaksAndControls = /[\p{Cc}\p{Zl}\p{Zp}]/u
// Marks that turn the reading direction round or cannot be seen; the two joiners are part of how some names are spelled.
const invisibleCharacters = /[^\P{Cf}\u200C\u200D]/u
const controlCharactersButBreaks = /[^\P{Cc}\n\r\t]/u
const hasNo = (pattern: RegExp) => (value: string | null | undefined) => !value || !pattern.test(value)

/** Text on one line that reads as it was written: no line breaks, tabs, control or invisible characters. */
export function line(max: number = maxLengths.choice) {
  return answer()
    .max(max, tooLong)
    .test('single-line', 'Please use a single line without control characters', hasNo(lineBreaksAndControls))
    .test('visible', 'Please remove invisible characters', hasNo(invisibleCharacters))
}

/** Text that may run over several lines. */
export function paragraph(max: number = maxLengths.text) {
  return answer()
    .max(max, tooLong)
    .test('plain-text', 'Please remove control characters', hasNo(controlCharactersButBreaks))
}

/**
 * An e-mail address that can be written to. `required` is the sentence for a missing or an invalid one.
 * Deliberately narrow: one ASCII address without quotes, comments or display name, so that it is safe as a
 * recipient (nothing in it can name a second one).
 */
export function emailAddress(required: string) {
  return answer().required(required).max(maxLengths.email, required).matches(emailPattern, required)
}

const emailPattern =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/

/** One of a closed list. `sentence` is said for a missing and for an unknown value. */
export function oneOfList<const T extends readonly string[]>(list: T, sentence: string) {
  return answer().oneOf<T[number] | undefined>([...list, undefined], sentence)
}

/** Several of a closed list, each at most once, none by default. `what` names them in the plural. */
export function someOfList<const T extends readonly string[]>(list: T, sentence: string, what: string) {
  const element = string()
    .oneOf([...list] as T[number][], sentence)
    .required(sentence)
  const tooMany = `Please choose at most ${list.length} ${what}`
  return boundedList(element, { max: list.length, tooMany, noList: sentence }, true)
    .transform((value: unknown) => value ?? [])
    .default([])
}

/** An optional amount in US dollars, 0 or more, as a number or as numeric text; parsed to a number (TRIP-52). */
export function amountUsd(sentence: string) {
  return mixed<number>((value): value is number => typeof value === 'number')
    .meta({ min: 0 })
    .transform((value: unknown) => (blank(value) ? undefined : numberFrom(value)))
    .typeError(({ value }: { value: unknown }) => (value === 'other-currency' ? otherCurrencySentence : sentence))
    .test(
      'amount',
      sentence,
      (value) => value === undefined || (Number.isFinite(value) && value >= 0 && value <= maxAmountUsd),
    )
}

/** An optional whole number between two bounds, both included, as a number or as numeric text; parsed to a number. */
export function wholeNumber({ max, min }: { readonly min: number; readonly max: number }, sentence: string) {
  return mixed<number>((value): value is number => typeof value === 'number')
    .meta({ min, max })
    .transform((value: unknown) => (blank(value) ? undefined : numberFrom(value)))
    .typeError(sentence)
    .test(
      'whole-number',
      sentence,
      (value) => value === undefined || (Number.isInteger(value) && value >= min && value <= max),
    )
}

/** What is said of an amount in another currency: we know no rate of today, and would store a wrong number. */
export const otherCurrencySentence = 'Please give this in US dollars: it is written in another currency'

/** A calendar date; accepts `2027-01-05` or a full ISO time, parsed to `2027-01-05`. */
export function calendarDate(sentence: string) {
  return answer()
    .typeError(sentence)
    .transform((value: unknown) => (typeof value === 'string' ? dayOf(value) : value))
    .test('calendar-date', sentence, (value) => !value || isCalendarDate(value))
}

/** The day of a full ISO time; any other text as it is. Looked for at the beginning only, however long the text is. */
function dayOf(text: string): string {
  return /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}/.exec(text)?.[1] ?? text
}

/** True for an existing day written YYYY-MM-DD. */
export function isCalendarDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

/** Text in which white space around and '' count as no answer; null too, which GraphQL clients send for it. */
export function answer() {
  return string()
    .typeError('Please give this as text')
    .transform((value: unknown) => {
      const text = typeof value === 'string' ? value.trim() : value
      return blank(text) ? undefined : text
    })
}

/** A box that has to be ticked; `sentence` is said when it is not. */
export function tick(sentence: string) {
  return boolean()
    .transform((value: boolean | null) => value ?? false)
    .default(false)
    .oneOf([true], sentence)
}

/** A box that may stay empty; left out is empty. Nothing is ticked that a person did not tick (D-66, AMB-11). */
export function optionalTick() {
  return boolean()
    .transform((value: boolean | null) => value ?? false)
    .default(false)
}

const blank = (value: unknown) => value === undefined || value === null || value === ''

function numberFrom(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return value.trim() === '' ? undefined : (readAmountUsd(value) ?? value)
}
