import { stemOf, parseNumber, type Token } from './gate-tokens.rules.js'
import { currencies, multipliers, numberNames, ordinals } from './gate-terms.rules.js'

/** A number of a line, in digits or words; `from` and `to` are its first and last token. */
export interface ReadNumber {
  readonly from: number
  readonly to: number
  /** Undefined for digits that are not a number in themselves, such as '5.1.2027' or 'A380'. */
  readonly value?: number
  readonly isOrdinal: boolean
}

const ordinalEndings: ReadonlySet<string> = new Set(['st', 'nd', 'rd', 'th'])

/** Returns the number that begins at a token, or undefined. */
export function numberAt(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const first = tokens[at]
  if (first?.kind === 'number') return numberFromDigits(tokens, at)
  if (first?.kind === 'word') return numberFromWords(tokens, at)
  return undefined
}

function numberFromDigits(tokens: readonly Token[], at: number): ReadNumber {
  let to = lastDigitGroup(tokens, at)
  let value = parseNumber(
    tokens
      .slice(at, to + 1)
      .map(({ text }) => text)
      .join(to > at ? "'" : ''),
  )
  const next = tokens[to + 1]
  if (next?.isAttached && ordinalEndings.has(next.key)) return { from: at, to: to + 1, value, isOrdinal: true }
  for (let more = tokens[to + 1]; more && multipliers.has(more.key); more = tokens[to + 1]) {
    value = value === undefined ? undefined : value * (multipliers.get(more.key) ?? 1)
    to++
  }
  return { from: at, to, value, isOrdinal: false }
}

/** '2 000' and '1 999 000' are written with spaces, three digits at a time. */
function lastDigitGroup(tokens: readonly Token[], at: number): number {
  let to = at
  if (!/^\d{1,3}$/.test(tokens[at]?.text ?? '')) return to
  while (tokens[to + 1]?.kind === 'number' && /^\d{3}(?:[.,]\d{1,2})?$/.test(tokens[to + 1]?.text ?? '')) to++
  return to
}

/** 'two thousand and fifty', 'twenty-one', 'a hundred', 'a couple of', 'fifth'. */
function numberFromWords(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const first = tokens[at]
  const ordinal = ordinals.get(first?.key ?? '')
  if (ordinal !== undefined) return { from: at, to: at, value: ordinal, isOrdinal: true }
  const begin = first && ['a', 'an', 'half'].includes(first.key) ? at + 1 : at
  const startKey = tokens[begin]?.key ?? ''
  if (startKey === 'couple' || startKey === 'pair') return { from: at, to: begin, value: 2, isOrdinal: false }
  if (startKey === 'dozen' || startKey === 'dozens') return { from: at, to: begin, value: 12, isOrdinal: false }
  const isNumber = begin === at ? numberNames.has(startKey) || isWordMultiplier(startKey) : isWordMultiplier(startKey)
  return isNumber ? sumOf(tokens, { from: at, begin }) : undefined
}

// 'k' alone and 'mil' are multipliers of digits only.
const isWordMultiplier = (key: string) => key.length > 3 && multipliers.has(key)

function sumOf(tokens: readonly Token[], { begin, from }: { from: number; begin: number }): ReadNumber {
  let [total, current, to, lastAdded] = [0, 0, begin, Infinity]
  for (let i = begin; i < tokens.length; i++) {
    const key = tokens[i]?.key ?? ''
    const word = numberNames.get(key)
    const times = isWordMultiplier(key) ? multipliers.get(key) : undefined
    const ordinal = i > begin ? ordinals.get(key) : undefined
    if (times !== undefined) {
      if (times === 100) current = (current || 1) * 100
      else [total, current] = [total + (current || 1) * times, 0]
      lastAdded = Infinity
    } else if ((word ?? ordinal) !== undefined && canFollow(lastAdded, word ?? ordinal ?? 0)) {
      lastAdded = word ?? ordinal ?? 0
      current += lastAdded
    } else if (i === begin || !(key === '-' || key === 'and') || !continuesNumber(tokens[i + 1])) {
      break
    } else continue
    to = i
    if (ordinal !== undefined) return { from, to, value: total + current, isOrdinal: true }
  }
  return { from, to, value: total + current, isOrdinal: false }
}

/** 'twenty' may be followed by 'one', but 'one' not by 'two': that is another number. */
const canFollow = (last: number, next: number) =>
  last === Infinity || (last >= 20 && last < 100 && next < 10 && next > 0)
const continuesNumber = (next: Token | undefined) =>
  next !== undefined && (numberNames.has(next.key) || isWordMultiplier(next.key) || ordinals.has(next.key))

/** Returns the currency that a token names; 'us' and 'egyptian' before it are part of it. */
export function currencyOf(token: Token | undefined): string | undefined {
  if (!token) return undefined
  const currency = currencies.get(token.key)
  if (currency) return currency
  return /^\p{Sc}$/u.test(token.text) ? 'OTHER' : undefined
}

/** Returns the stems of the words around a number, which show its unit. */
export function stemsAround(
  tokens: readonly Token[],
  { from, to }: ReadNumber,
  isIgnored: (key: string) => boolean,
): string[] {
  const neighbors = [tokens[from - 1], ...tokens.slice(to + 1, to + 4)]
  return neighbors.flatMap((found) => (found?.kind === 'word' && !isIgnored(found.key) ? [stemOf(found.key)] : []))
}

/** Returns the second number of '5 to 8', whose unit also applies to the first. */
export function ranged(tokens: readonly Token[], number: ReadNumber): ReadNumber {
  const between = tokens[number.to + 1]?.key ?? ''
  if (!/^(?:to|-|or|and|until|through|x|×)$/.test(between)) return number
  return numberAt(tokens, number.to + 2) ?? number
}
