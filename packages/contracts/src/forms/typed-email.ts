import { maxLengths } from '../vocabulary/trip-options.js'
import { latinDigits } from './latin-digits.js'

/** Longer text is not looked at: normalizing makes one sign as many as eighteen. */
const maxChars = 2 * maxLengths.email

/**
 * An address as mail programs and phones give it to be pasted, reduced to the address: `mailto:amal@example.com?subject=x`,
 * `Amal Haddad <amal@example.com>`, `amal＠example.com,`. Two addresses stay two, for the field to refuse.
 */
export function typedEmail(text: string): string {
  if (text.length > maxChars) return text.trim()
  const written = latinDigits(text).trim()
  const inBrackets = /^[^<>\r\n]*<([^<>]*)>[\s.,;]*$/.exec(written)?.[1] ?? written
  const quoted = /^'(.*)'$/.exec(inBrackets)?.[1] ?? inBrackets
  return quoted
    .replace(/^[\s"“”«([]*(?:mailto:)?\s*/i, '')
    .replace(/\?(?:subject|body|cc|bcc)=.*$/i, '')
    .replace(/[\s.,;:!"“”»)\]]*$/, '')
}
