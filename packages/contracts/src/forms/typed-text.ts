import { maxLengths } from '../vocabulary/trip-options.js'

/**
 * Normalizes typed or pasted text: removes invisible characters, composes letters, and keeps everything readable. Every
 * text field of every form uses it.
 */

/** Invisible characters; joiners and variation selectors are part of how names and signs are spelled. */
const invisibleCharacters = /(?![\u200C\u200D\p{VS}])[\p{DI}\uFFF9-\uFFFC\p{Cs}]/gu
/** Mixed Arabic and Latin text needs the first two marks to display in order; the third is the Arabic letter mark. */
const directionSigns = /[\u200E\u200F\u061C]/
/** Reverses the text that follows, so that it reads differently; the person has to type the text again. */
const reversal = '\u202E'
const printableAscii = /^[ -~]*$/
const windows1252 = /[\u0080-\u009F]/g
const lineFields = /[\t\v\f\u2028\u2029]+/g
const lineBreaks = /\r\n?|[\v\f\u2028\u2029]/g
const controls = /(?![\0\t\n\r])\p{Cc}/gu

/** Normalizes a name or another single line. Line breaks, U+0000 and U+202E stay, so that the field refuses them. */
export function typedLine(text: string): string {
  if (printableAscii.test(text)) return text.trim()
  const plain = withoutControls(text.replace(lineFields, ' '))
  return trimmed(plain.replace(invisibleCharacters, (char) => (char === reversal ? char : '')).normalize('NFC'))
}

/** Normalizes text of several lines. U+0000 stays, so that the field refuses it. */
export function typedParagraph(text: string): string {
  if (printableAscii.test(text)) return text.trim()
  const plain = withoutControls(text.replace(lineBreaks, '\n'))
  return trimmed(plain.replace(invisibleCharacters, (char) => (directionSigns.test(char) ? char : '')).normalize('NFC'))
}

/** Old Windows programs use these control codes for quotes and dashes. */
function withoutControls(text: string): string {
  return text.replace(windows1252, (sign) => cp1252().decode(Uint8Array.of(sign.charCodeAt(0)))).replace(controls, '')
}

let decoder: TextDecoder | undefined
const cp1252 = () => (decoder ??= new TextDecoder('windows-1252'))

/** Trims from both ends only, regardless of how many joiners the text contains. */
function trimmed(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isEdge(text.charAt(start))) start++
  while (end > start && isEdge(text.charAt(end - 1))) end--
  return text.slice(start, end)
}

function isEdge(sign: string): boolean {
  return sign.trim() === '' || directionSigns.test(sign) || sign === '\u200C' || sign === '\u200D'
}

/** The first sign of a text that `disallowed` finds, as a person can look it up: `U+202E`. */
export function nameSign(text: string | null | undefined, disallowed: RegExp): string | undefined {
  const sign = disallowed.exec(text ?? '')?.[0]
  return sign && `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
}

/** Characters refused in a line; `typedLine` removes most of them. */
export const disallowedInLine = /(?![\u200C\u200D\p{VS}])[\p{DI}\p{Cc}\p{Zl}\p{Zp}\uFFF9-\uFFFC\p{Cs}]/u
/** Characters refused in a paragraph. */
export const disallowedInParagraph = /(?![\n\r\t])[\p{Cc}\p{Cs}]/u

/**
 * Normalizes numbers of keyboards worldwide: digits of any script, full-width signs, dashes, spaces, and invisible
 * marks that phones copy along. Check the length before: one character can become eighteen.
 */
export function latinDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/(?![0-9])\p{Nd}/gu, valueOf)
}

/**
 * Returns the value of a digit: the ten digits of every script are consecutive, and zero has a code ending in 0 or 6
 * (hexadecimal).
 */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const offset = code % 16
  const startsAtNought = /\p{Nd}/u.test(String.fromCodePoint(code - offset))
  return String(startsAtNought ? offset : offset - 6)
}

const maxChars = 40
const inWords = ['a', 'one', 'two', 'three', 'four']

/** Returns a whole number in digits of any script; undefined for any other text. */
export function readInteger(text: string): number | undefined {
  if (text.length > maxChars) return undefined
  const [, integer] = /^(-?\d{1,9})(?:[.,]0{1,2})?$/.exec(latinDigits(text).trim()) ?? []
  return integer === undefined ? undefined : Number(integer)
}

/**
 * Returns a number of nights without its unit, such as `10 nights`, `٩ ليال` or `two weeks`; any other text unchanged.
 */
export function typedNights(text: string): string {
  if (text.length > maxChars) return text.trim()
  const written = latinDigits(text).trim()
  const [, weeks = ''] = /^(\d{1,2}|a|one|two|three|four)[ -]weeks?\.?$/i.exec(written) ?? []
  if (weeks !== '') return String(7 * (/^\d/.test(weeks) ? Number(weeks) : inWords.indexOf(weeks.toLowerCase()) || 1))
  const [, count] = /^(\d{1,9})\s*(?:nights?|noches?|nuits?|notti|Nächte|ليلة|ليال[ٍي]?)\.?$/iu.exec(written) ?? []
  return count ?? (/^\d+$/.test(written) ? written : text.trim())
}

/** Maximum length that is parsed, because normalizing can turn one character into eighteen. */
const emailMaxChars = 2 * maxLengths.email

/**
 * Extracts the address from formats that mail programs and phones paste: `mailto:amal@example.com?subject=x`, `Amal
 * Haddad <amal@example.com>`, `amal＠example.com,`. Two addresses stay two, so that the field refuses them.
 */
export function typedEmail(text: string): string {
  if (text.length > emailMaxChars) return text.trim()
  const written = latinDigits(text).trim()
  const inBrackets = /^[^<>\r\n]*<([^<>]*)>[\s.,;]*$/.exec(written)?.[1] ?? written
  const quoted = /^'(.*)'$/.exec(inBrackets)?.[1] ?? inBrackets
  return quoted
    .replace(/^[\s"“”«([]*(?:mailto:)?\s*/i, '')
    .replace(/\?(?:subject|body|cc|bcc)=.*$/i, '')
    .replace(/[\s.,;:!"“”»)\]]*$/, '')
}

/** Longer than any link of ours. */
const codeMaxChars = 2048
const unseenInCode = /[\p{DI}\p{Cf}]/gu
const before = /^[\s"'“”„‘’«»‹›([{<*،,;]+/
const behind = /[\s"'“”„‘’«»‹›)\]}>*.,;:!?…،؛؟。]$/

/** Returns the id of a referral link without punctuation that messages, print or phones added. */
export function typedReferralId(text: string): string {
  if (text.length > codeMaxChars) return text
  let id = text.replace(unseenInCode, '').normalize('NFC').replace(before, '')
  while (behind.test(id)) id = id.slice(0, -1)
  return id
}

/** Returns the secret of a link without surrounding punctuation: `<…>`, `….`. */
export function typedToken(text: string): string {
  if (text.length > codeMaxChars) return text
  const [token = text] = /[A-Za-z0-9_-]+/.exec(text) ?? []
  return /^[^A-Za-z0-9_-]*$/.test(text.slice(text.indexOf(token) + token.length)) ? token : text
}
