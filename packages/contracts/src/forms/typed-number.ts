import { latinDigits } from './latin-digits.js'

const maxChars = 40

/** A whole number in the digits of any script; undefined for anything else. */
export function readWholeNumber(text: string): number | undefined {
  if (text.length > maxChars) return undefined
  const [, whole] = /^(-?\d{1,9})(?:[.,]0{1,2})?$/.exec(latinDigits(text).trim()) ?? []
  return whole === undefined ? undefined : Number(whole)
}

/** A count with its word behind it, such as `10 nights` or `٩ ليال`, as the count; other text as it is. */
export function typedNights(text: string): string {
  if (text.length > maxChars) return text.trim()
  const written = latinDigits(text).trim()
  const [, count] = /^(\d{1,9})\s*(?:nights?|noches?|nuits?|notti|Nächte|ليلة|ليال[ٍي]?)\.?$/iu.exec(written) ?? []
  return count ?? (/^\d+$/.test(written) ? written : text.trim())
}
