import { latinDigits } from './latin-digits.js'

const maxChars = 40
const inWords = ['a', 'one', 'two', 'three', 'four']

/** A whole number in the digits of any script; undefined for anything else. */
export function readWholeNumber(text: string): number | undefined {
  if (text.length > maxChars) return undefined
  const [, whole] = /^(-?\d{1,9})(?:[.,]0{1,2})?$/.exec(latinDigits(text).trim()) ?? []
  return whole === undefined ? undefined : Number(whole)
}

/** A count of nights with its word behind it, such as `10 nights`, `٩ ليال` or `two weeks`, as figures; else as it is. */
export function typedNights(text: string): string {
  if (text.length > maxChars) return text.trim()
  const written = latinDigits(text).trim()
  const [, weeks = ''] = /^(\d{1,2}|a|one|two|three|four)[ -]weeks?\.?$/i.exec(written) ?? []
  if (weeks !== '') return String(7 * (/^\d/.test(weeks) ? Number(weeks) : inWords.indexOf(weeks.toLowerCase()) || 1))
  const [, count] = /^(\d{1,9})\s*(?:nights?|noches?|nuits?|notti|Nächte|ليلة|ليال[ٍي]?)\.?$/iu.exec(written) ?? []
  return count ?? (/^\d+$/.test(written) ? written : text.trim())
}
