import type { Figure, Token } from './gate-tokens.rules.js'
import { months, relativeDays, weekdays } from './gate-terms.rules.js'
import { numberAt } from './read-numbers.rules.js'

const padTwo = (value: number) => String(value).padStart(2, '0')
const isDay = (value: number | undefined): value is number =>
  value !== undefined && Number.isInteger(value) && value >= 1 && value <= 31
const isYear = (text: string | undefined) => text !== undefined && /^(?:19|20|21)\d\d$/.test(text)

const ambiguousMonths: ReadonlySet<string> = new Set(['may', 'march', 'mar', 'dec', 'sept', 'sep', 'jan', 'august'])
const beforeMonths: ReadonlySet<string> = new Set(
  'in of by until till from to late early mid during before after and or next this since between end'.split(' '),
)
const beforeWeekdays: ReadonlySet<string> = new Set('on next every by until from to each this and or'.split(' '))

/** Keys of a source's date, from the whole date to its month alone. */
export function keysOfDate(day: string): string[] {
  const [year = '', month = '', date = ''] = day.split('-')
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return [
    `date:${day}`,
    `date:${month}-${date}`,
    `date:${year}-${month}`,
    `month:${Number(month)}`,
    `day:${Number(date)}`,
    `year:${year}`,
    `weekday:${weekday}`,
    `weekday:${weekday}:${month}-${date}`,
  ]
}

/** Reads a date, month, weekday or relative day that begins at a token. */
export function dateAt(tokens: readonly Token[], at: number): Figure | undefined {
  return (
    numericDate(tokens, at) ??
    dayThenMonth(tokens, at) ??
    monthFirst(tokens, at) ??
    weekday(tokens, at) ??
    relativeDate(tokens, at)
  )
}

/** '2027-01-05', '05/01/2027', '5.1.2027': day and month are read in either order, because the format is ambiguous. */
function numericDate(tokens: readonly Token[], at: number): Figure | undefined {
  const [first, sign, second, secondSign, third] = tokens.slice(at, at + 5)
  if (first?.kind !== 'number') return undefined
  const dottedDate = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/.exec(first.text)
  if (dottedDate) return dateFigure(at, at, bothDateOrders(dottedDate[1], dottedDate[2], dottedDate[3]))
  const isJoined = second?.kind === 'number' && sign?.isAttached && second.isAttached && /^[-/]$/.test(sign.text)
  if (!isJoined) return undefined
  const isComplete =
    third?.kind === 'number' && secondSign?.text === sign.text && secondSign.isAttached && third.isAttached
  if (isComplete && isYear(first.text))
    return dateFigure(at, at + 4, [`date:${first.text}-${padTwo(Number(second.text))}-${padTwo(Number(third.text))}`])
  if (isComplete) return dateFigure(at, at + 4, bothDateOrders(first.text, second.text, third.text))
  if (isYear(first.text)) return dateFigure(at, at + 2, [`date:${first.text}-${padTwo(Number(second.text))}`])
  return undefined
}

function bothDateOrders(first = '', second = '', third = ''): string[] {
  const year = third.length === 2 ? `20${third}` : third
  const [a, b] = [padTwo(Number(first)), padTwo(Number(second))]
  return [`date:${year}-${b}-${a}`, `date:${year}-${a}-${b}`]
}

/** '5 January 2027', '5th of January', 'the fifth of January'. */
function dayThenMonth(tokens: readonly Token[], at: number): Figure | undefined {
  const number = numberAt(tokens, at)
  if (!number || !isDay(number.value)) return undefined
  const skip = tokens[number.to + 1]?.key === 'of' ? 1 : 0
  const monthToken = tokens[number.to + 1 + skip]
  const month = months.get(monthToken?.key ?? '')
  if (month === undefined || !isMonth(monthToken, true)) return undefined
  const to = number.to + 1 + skip
  return withYear(tokens, { at, to, month, day: number.value })
}

/** 'January 5, 2027', 'Jan 5th', 'January 2027', 'in January'. */
function monthFirst(tokens: readonly Token[], at: number): Figure | undefined {
  const token = tokens[at]
  const month = token?.kind === 'word' ? months.get(token.key) : undefined
  if (!token || month === undefined) return undefined
  const dot = tokens[at + 1]?.text === '.' && token.text.length <= 4 ? 1 : 0
  const next = tokens[at + 1 + dot]
  const number = next && !isYear(next.text) ? numberAt(tokens, at + 1 + dot) : undefined
  if (number && isDay(number.value) && isMonth(token, true))
    return withYear(tokens, { at, to: number.to, month, day: number.value })
  if (!isMonth(token, beforeMonths.has(tokens[at - 1]?.key ?? '') || isYear(next?.text))) return undefined
  return isYear(next?.text)
    ? dateFigure(at, at + 1 + dot, [`date:${next?.text}-${padTwo(month)}`])
    : dateFigure(at, at, [`month:${month}`])
}

/** 'may' is a month only when its context says so; an unambiguous month name also counts in lower case. */
function isMonth(token: Token | undefined, isInDateContext: boolean): boolean {
  if (!token) return false
  const isCapital = /^\p{Lu}/u.test(token.text)
  if (token.key.length > 4 && !ambiguousMonths.has(token.key)) return true
  return isInDateContext && (isCapital || !ambiguousMonths.has(token.key))
}

function withYear(
  tokens: readonly Token[],
  { at, day, month, to }: { at: number; to: number; month: number; day: number },
): Figure {
  const comma = tokens[to + 1]?.text === ',' ? 1 : 0
  const year = tokens[to + 1 + comma]
  if (isYear(year?.text)) return dateFigure(at, to + 1 + comma, [`date:${year?.text}-${padTwo(month)}-${padTwo(day)}`])
  return dateFigure(at, to, [`date:${padTwo(month)}-${padTwo(day)}`])
}

function weekday(tokens: readonly Token[], at: number): Figure | undefined {
  const token = tokens[at]
  const day = token?.kind === 'word' ? weekdays.get(token.key) : undefined
  if (!token || day === undefined) return undefined
  const next = tokens[at + 1]
  const isShort = token.key.length < 6
  const isInDateContext = beforeWeekdays.has(tokens[at - 1]?.key ?? '') || next?.text === ',' || next?.kind === 'number'
  if (isShort && !(isInDateContext && /^\p{Lu}/u.test(token.text))) return undefined
  return dateFigure(at, at, weekdayKeys(tokens, at, day))
}

/** A weekday must match its date, so that 'Friday, 7 January' is refused when the 7th is a Thursday. */
function weekdayKeys(tokens: readonly Token[], at: number, day: number): string[] {
  let next = at + 1
  while (next < at + 4 && /^(?:[,.]|the|on)$/.test(tokens[next]?.key ?? '')) next++
  const date = numericDate(tokens, next) ?? dayThenMonth(tokens, next) ?? monthFirst(tokens, next)
  const days = (date?.keys ?? []).flatMap((key) => /^date:(?:\d{4}-)?(\d{2}-\d{2})$/.exec(key)?.[1] ?? [])
  return days.length > 0 ? days.map((key) => `weekday:${day}:${key}`) : [`weekday:${day}`]
}

function relativeDate(tokens: readonly Token[], at: number): Figure | undefined {
  const found = relativeDays.find((phrase) => phrase.every((word, i) => tokens[at + i]?.key === word))
  return found && dateFigure(at, at + found.length - 1, [`relative:${found.join(' ')}`])
}

function dateFigure(from: number, to: number, keys: readonly string[]): Figure {
  return { kind: 'date', from, to, keys }
}
