import { parsePhoneNumberFromString, type PhoneNumber as ParsedNumber } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/min/metadata'

import { maxLengths } from '../vocabulary/trip-options.js'
import { optionalText } from './fields.js'
import { hasCallingCode, typedPhone } from './typed-phone.js'

/** A telephone number that can be rung from anywhere. */
export interface PhoneNumber {
  /** Number in E.164, as stored: `+491711234567`. */
  readonly e164: string
  /** Number as people read it: `+49 171 1234567`. */
  readonly international: string
  /** ISO code of its country, if its calling code belongs to only one. */
  readonly country: string | undefined
  /** False when the length is right but no such number exists in that country; it is accepted nevertheless. */
  readonly isPlausible: boolean
}

/**
 * Parses a number with a calling code as people write and paste it: `+49 (0)171 1234567`, `0049 171
 * 1234567`, `tel:+49…`, in Arabic digits. Undefined when it is invalid or has no calling code.
 */
export function readPhoneNumber(text: string): PhoneNumber | undefined {
  const number = parsed(text)
  return (
    number && {
      e164: number.number,
      international: spaced(number.formatInternational()),
      country: number.country,
      isPlausible: number.isValid(),
    }
  )
}

/** Writes an Egyptian mobile number as people there do: three digits of the network first. */
function spaced(international: string): string {
  return international.replace(/^\+20 (1\d) (\d)(\d{3})(\d{4})$/, '+20 $1$2 $3 $4')
}

function parsed(text: string): ParsedNumber | undefined {
  const typed = typedPhone(text)
  if (!typed || typed.hasExtension || typed.number.length > maxLengths.phone) return undefined
  // Mexico dropped the 1 before its mobile numbers; many address books still have it.
  const digits = typed.number.replace(/[^+0-9]/g, '').replace(/^\+521(?=\d{10}$)/, '+52')
  const number = digits.startsWith('+') ? parsePhoneNumberFromString(digits, metadata) : undefined
  return number?.isPossible() ? number : undefined
}

/** Message for a number that cannot be dialed from abroad. */
export const noCallingCode = 'Please begin with your country code, such as +44 20 7946 0958'
/** Message for a number that contains an extension. */
export const noExtension = 'Please leave the extension out and give the number alone'

/** Returns the problem with a phone number, when it is more specific than not being a number. */
export function phoneProblem(text: string): string | undefined {
  const typed = typedPhone(text)
  const hasDigits = typed !== undefined && typed.number.replace(/\D/g, '').length >= minDigits
  if (!hasDigits) return undefined
  if (typed.hasExtension) return noExtension
  return hasCallingCode(typed) ? undefined : noCallingCode
}

/** A telephone number, stored as E.164. `message` is shown for an invalid number. */
export function phone(message = 'Please enter a valid phone number') {
  return optionalText()
    .transform((value: unknown) => (typeof value === 'string' ? (parsed(value)?.number ?? value) : value))
    .test('phone', (value, { createError }) => {
      if (!value || parsed(value)) return true
      return createError({ message: phoneProblem(value) ?? message })
    })
}

/** Shorter numbers exist in no country (AMB-17). */
const minDigits = 5
