/** One word, number or sign of a line. */
export interface Token {
  readonly kind: 'number' | 'word' | 'sign'
  readonly text: string
  /** In lower case and without accents, for comparing. */
  readonly key: string
  readonly start: number
  readonly end: number
  /** True when no whitespace separates this token from the previous one. */
  readonly isAttached: boolean
}

// The classes exclude each other, so that a text is read once from left to right.
const token = /(\d+(?:[.,']\d+)*)|(\p{L}[\p{L}\p{M}]*(?:'\p{L}+)?)|([^\s\d\p{L}])/gu

/**
 * Returns the line as the gate reads it and as it is stored after a removal: compatibility forms resolved (except Roman
 * numerals and similar), digits of every script as ASCII, no invisible characters.
 */
export function toLegible(text: string): string {
  return text
    .replace(/[^\p{Nl}]+/gu, (part) => part.normalize('NFKC'))
    .replace(/[\p{Cf}\p{Co}\p{Cs}\p{Cn}\uFE0F\u20E3]/gu, '')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replace(/(?![0-9])\p{Nd}/gu, toAsciiDigit)
    .replace(/[\u2018\u2019\u02BC\u2032`\u00B4]/g, "'")
    .replace(/[\u2010-\u2015\u2212\u2044\u2215]/g, (sign) => (sign < '\u2020' || sign === '\u2212' ? '-' : '/'))
    .replace(/\u066B/g, '.')
    .replace(/[\u066C\u060C]/g, ',')
    .replace(/\u066A/g, '%')
    .trim()
}

/**
 * Decimal digits of a script are ten consecutive code points, so a digit's value is the number of digits before it in
 * that run.
 */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (before < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++
  return String(before)
}

/** Splits a normalized line into tokens, in time that grows only with its length. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(token)) {
    const [found, number, word] = match
    const end = match.index + found.length
    tokens.push({
      kind: number !== undefined ? 'number' : word !== undefined ? 'word' : 'sign',
      text: found,
      key: found.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
      start: match.index,
      end,
      isAttached: tokens.at(-1)?.end === match.index,
    })
  }
  return tokens
}

/** The number a token of digits writes: '1,999', '1.999', "1'999" and '1999' alike; undefined for '5.1.2027'. */
export function parseNumber(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text)
  if (/^[1-9]\d{0,2}(?:[.,']\d{3})+$/.test(text)) return Number(text.replace(/\D/g, ''))
  const cents = /^(\d+|[1-9]\d{0,2}(?:[.,']\d{3})+)[.,](\d+)$/.exec(text)
  if (!cents) return undefined
  return Number(`${(cents[1] ?? '').replace(/\D/g, '')}.${cents[2] ?? ''}`)
}

/** Returns a word without its plural, roughly: enough to match '20 veneers' with '20 veneer'. */
export function stemOf(key: string): string {
  return key.replace(/'s$/, '').replace(/(?:ies|es|s)$/, '')
}

/** Kinds of figure, name or address that must have a source. */
export const gatedKinds = [
  'money',
  'percentage',
  'date',
  'time',
  'duration',
  'count',
  'contact',
  'address',
  'name',
  'accreditation',
  'unreadable',
] as const

export type GatedKind = (typeof gatedKinds)[number]

/** A part of a line that needs a source: the tokens `from` to `to`, with keys; a source must contain one of them. */
export interface Figure {
  readonly kind: GatedKind
  readonly from: number
  readonly to: number
  readonly keys: readonly string[]
}

/** Finds the figure that begins at a token; it reads only a few tokens ahead. */
export type FigureReader = (tokens: readonly Token[], at: number) => Figure | undefined
