import { type Figure, type FigureReader, type Token, stemOf } from './gate-tokens.rules.js'
import { timeUnits, freeOfCharge } from './gate-terms.rules.js'
import { countAt, phoneAt } from './read-counts.rules.js'
import { dateAt } from './read-dates.rules.js'
import { numberAt, ranged as rangeEnd, currencyOf, type ReadNumber } from './read-numbers.rules.js'

/** 'free of charge', 'half price': a price too. */
const priceTextAt: FigureReader = (tokens, at) => {
  const found = freeOfCharge.find((phrase) => phrase.every((word, i) => tokens[at + i]?.key === word))
  return found && { kind: 'money', from: at, to: at + found.length - 1, keys: [`money:${found.join(' ')}`] }
}

/** An amount with a currency before or after it, and its unit. */
const moneyAt: FigureReader = (tokens, at) => {
  const before = currencyOf(tokens[at])
  if (before !== undefined && isSignOrCode(tokens[at])) {
    const isDouble = currencyOf(tokens[at + 1]) !== undefined
    const number = numberAt(tokens, at + (isDouble ? 2 : 1))
    if (number) return amount(tokens, { at, number, currency: isDouble ? currencyOf(tokens[at + 1]) : before })
    if (/^\p{Sc}$/u.test(tokens[at]?.text ?? '')) return { kind: 'money', from: at, to: at, keys: ['money:sign'] }
    // 'II', but also 'lOO', which is not a word.
    if (/^(?:[IVXLCDM]{2,}|[oOlISZB]{2,})$/.test(tokens[at + 1]?.text ?? '')) {
      return { kind: 'money', from: at, to: at + 1, keys: ['money:letters'] }
    }
  }
  const number = numberAt(tokens, at)
  if (!number) return undefined
  const end = rangeEnd(tokens, number).to
  const skip = /^(?:us|u|egyptian|american|british|canadian|australian)$/.test(tokens[end + 1]?.key ?? '') ? 1 : 0
  const after = currencyOf(tokens[end + 1 + skip])
  if (after === undefined || isPercent(tokens, number)) return undefined
  return amount(tokens, { at, number, currency: after })
}

const isSignOrCode = (token: Token | undefined) => !!token && (token.kind === 'sign' || token.text.length <= 3)

function amount(
  tokens: readonly Token[],
  { at, currency, number }: { at: number; number: ReadNumber; currency: string | undefined },
): Figure {
  let to = number.to
  if (/^(?:us|u|egyptian|american|british|canadian|australian)$/.test(tokens[to + 1]?.key ?? '')) to++
  if (currencyOf(tokens[to + 1]) !== undefined) to++
  const [per, unit] = tokens.slice(to + 1, to + 3)
  const isPerUnit = unit?.kind === 'word' && /^(?:per|each|every|an?|\/)$/.test(per?.key ?? '')
  const each = per?.key === 'each' || per?.key === 'apiece' ? ' each' : isPerUnit ? ` per ${stemOf(unit.key)}` : ''
  return { kind: 'money', from: at, to, keys: [`money:${currency}:${number.value}${each}`] }
}

const isPercent = (tokens: readonly Token[], { to }: ReadNumber) => {
  const [next, after] = tokens.slice(to + 1, to + 3)
  return /^(?:%|‰|percent|percentage|pct)$/.test(next?.key ?? '') || (next?.key === 'per' && after?.key === 'cent')
}

/** 'half of', 'a quarter of', '80 %', 'nine out of ten'. */
const shareAt: FigureReader = (tokens, at) => {
  const first = tokens[at]
  const next = tokens[at + 1]
  if (
    /^(?:half|quarter|double|triple|third|thirds|fifths)$/.test(first?.key ?? '') &&
    /^(?:of|off|the|price)$/.test(next?.key ?? '')
  ) {
    return { kind: 'percentage', from: at, to: at + 1, keys: [`share:${first?.key}`] }
  }
  const number = numberAt(tokens, at)
  if (!number) return undefined
  if (isPercent(tokens, number)) {
    const to = number.to + (tokens[number.to + 1]?.key === 'per' ? 2 : 1)
    return { kind: 'percentage', from: at, to, keys: [`percentage:${number.value}`] }
  }
  const [out, of] = tokens.slice(number.to + 1, number.to + 3)
  const isOutOf = (out?.key === 'out' && of?.key === 'of') || (out?.key === 'in' && !!numberAt(tokens, number.to + 2))
  const total = isOutOf ? numberAt(tokens, number.to + (out.key === 'out' ? 3 : 2)) : undefined
  if (!total || timeUnits.has(tokens[total.to + 1]?.key ?? '')) return undefined
  return { kind: 'percentage', from: at, to: total.to, keys: [`share:${number.value}/${total.value}`] }
}

/** '9:30', '10 am', 'noon', "eight o'clock". */
const timeAt: FigureReader = (tokens, at) => {
  const [first, next, after] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (first?.key === 'noon' || first?.key === 'midnight') {
    return { kind: 'time', from: at, to: at, keys: [`time:${first.key}`] }
  }
  if (
    first?.kind === 'number' &&
    next?.text === ':' &&
    next.isAttached &&
    after?.isAttached &&
    after.kind === 'number'
  ) {
    return { kind: 'time', from: at, to: at + 2, keys: [`time:${first.text}:${after.text}`] }
  }
  const number = numberAt(tokens, at)
  const unit = number && tokens[number.to + 1]
  if (!number || !unit) return undefined
  const isDotted = /^[ap]$/.test(unit.key) && tokens[number.to + 2]?.text === '.' && tokens[number.to + 3]?.key === 'm'
  if (!isDotted && !/^(?:am|pm|o'clock|h|hrs)$/.test(unit.key)) return undefined
  return { kind: 'time', from: at, to: number.to + (isDotted ? 3 : 1), keys: [`time:${number.value}${unit.key[0]}`] }
}

const articles: ReadonlySet<string> = new Set(['a', 'an', 'each', 'per', 'every'])
const durationPrefixes: ReadonlySet<string> = new Set(
  'for after in within of about only just stay least half lasts takes'.split(' '),
)
const betweenNumberAndUnit: ReadonlySet<string> = new Set(
  'full working whole more extra calendar business further quiet additional clear good - consecutive short long free'.split(
    ' ',
  ),
)

/** '7 nights', 'a week' after 'for', 'day 3', '5 to 8 nights'. */
const durationAt: FigureReader = (tokens, at) => {
  const first = tokens[at]
  if (articles.has(first?.key ?? '') && durationPrefixes.has(tokens[at - 1]?.key ?? '')) {
    const unit = timeUnits.get(tokens[at + 1]?.key ?? '')
    return unit && { kind: 'duration', from: at, to: at + 1, keys: [`${unit[0]}s:${unit[1]}`] }
  }
  if (first?.key === 'fortnight') return { kind: 'duration', from: at, to: at, keys: ['days:14'] }
  const number = numberAt(tokens, at)
  if (!number) return undefined
  const position = positionBefore(tokens, at)
  const isPosition = position && timeUnits.get(position.key)
  if (isPosition && !/^(?:min|mins|hour|hours)$/.test(position.key)) {
    return {
      kind: 'duration',
      from: at,
      to: number.to,
      keys: [`${position.key.replace(/s$/, '')}-number:${number.value}`],
    }
  }
  if (number.isOrdinal && number.value !== undefined && number.value > 2) {
    const unit = timeUnits.get(tokens[number.to + 1]?.key ?? '')
    if (unit)
      return {
        kind: 'duration',
        from: at,
        to: number.to + 1,
        keys: [`${stemOf(tokens[number.to + 1]?.key ?? '')}-number:${number.value}`],
      }
  }
  if (number.isOrdinal) return undefined
  const end = rangeEnd(tokens, number).to
  const skip = betweenNumberAndUnit.has(tokens[end + 1]?.key ?? '') ? 1 : 0
  const unit = timeUnits.get(tokens[end + 1 + skip]?.key ?? '')
  if (!unit) return undefined
  const to = end === number.to ? end + 1 + skip : number.to
  return { kind: 'duration', from: at, to, keys: [`${unit[0]}s:${(number.value ?? NaN) * unit[1]}`] }
}

/** Returns the word that makes a number a position, such as 'day' in 'day 3' and for both numbers in 'days 3 to 5'. */
function positionBefore(tokens: readonly Token[], at: number): Token | undefined {
  let before = at - 1
  for (let steps = 0; steps < 3 && tokens[before - 1]?.kind === 'number'; steps++) {
    if (!/^(?:to|-|and|or|,)$/.test(tokens[before]?.key ?? '')) break
    before -= 2
  }
  // In '7 days 3 hotels' the number before 'days' belongs to 'days', not to 'hotels'.
  return tokens[before - 1]?.kind === 'number' ? undefined : tokens[before]
}

/** Tried in this order; the last accepts every number that no other reader matched. */
const readers: readonly FigureReader[] = [dateAt, priceTextAt, phoneAt, moneyAt, timeAt, shareAt, durationAt, countAt]

/** Returns every count, price, date and time in a line, from left to right. */
export function figuresIn(tokens: readonly Token[]): Figure[] {
  const figures: Figure[] = []
  for (let at = 0; at < tokens.length; at++) {
    const found = readers.reduce<Figure | undefined>((figure, reader) => figure ?? reader(tokens, at), undefined)
    if (!found) continue
    figures.push(found)
    at = Math.max(at, found.to)
  }
  return figures
}
