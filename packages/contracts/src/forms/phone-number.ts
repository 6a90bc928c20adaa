import { parsePhoneNumberFromString, type PhoneNumber as ParsedNumber } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/min/metadata'

import { maxLengths } from '../vocabulary/trip-options.js'
import { answer } from './fields.js'
import { latinDigits } from './latin-digits.js'

/** A telephone number that can be rung from anywhere. */
export interface PhoneNumber {
  /** E.164, `+491711234567`: what is stored. */
  readonly e164: string
  /** `+49 171 1234567`: what people read. */
  readonly international: string
  /** ISO code of its country, where the calling code has one alone. */
  readonly country: string | undefined
}

const asWritten = /^\+?[0-9 ()./-]+$/

/**
 * Reads a number with its country's calling code as people write it: `+49 (0)171 1234567`, `0049 171 1234567`, in Arabic
 * digits. Nothing for what is no number or has no calling code.
 */
export function readPhoneNumber(text: string): PhoneNumber | undefined {
  const number = parsed(text)
  return number && { e164: number.number, international: number.formatInternational(), country: number.country }
}

function parsed(text: string): ParsedNumber | undefined {
  const written = latinDigits(text).trim()
  if (written.length > maxLengths.phone || !asWritten.test(written)) return undefined
  const digits = written.replace(/[^+0-9]/g, '').replace(/^00/, '+')
  const number = digits.startsWith('+') ? parsePhoneNumberFromString(digits, metadata) : undefined
  return number?.isPossible() ? number : undefined
}

/** What is said of a number that nobody abroad could ring. */
export const noCallingCode = 'Please begin with your country code, such as +44 20 7946 0958'

/** A telephone number, stored as E.164. `sentence` is said for what is none. */
export function phone(sentence = 'Please enter a valid phone number') {
  return answer()
    .transform((value: unknown) => (typeof value === 'string' ? (parsed(value)?.number ?? value) : value))
    .test('phone', (value, { createError }) => {
      if (!value || parsed(value)) return true
      return createError({ message: isWithoutCallingCode(value) ? noCallingCode : sentence })
    })
}

function isWithoutCallingCode(text: string): boolean {
  const written = latinDigits(text).trim()
  const isLong = written.replace(/\D/g, '').length >= minDigits
  return isLong && asWritten.test(written) && !/^(?:\+|00)/.test(written)
}

/** Shorter ones are no numbers in any country (AMB-17). */
const minDigits = 5
