import { latinDigits } from './typed-text.js'

/** Maximum length that is parsed, because normalizing can turn one character into eighteen. */
export const maxPhoneChars = 100

/** Typed phone number without surrounding text. */
export interface TypedPhone {
  /** Digits and usual separators, with `+` before a calling code. */
  readonly number: string
  /** Whether an extension followed the number; a phone cannot dial it in advance. */
  readonly hasExtension: boolean
}

const chatLink =
  /^(?:https?:\/\/)?(?:(?:www\.)?wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=|whatsapp:\/\/send\/?\?phone=)\+?/i
const label =
  /^(?:tel|telephone|phone|mobile|mob|cell|handy|home|work|office|whats ?app|call(?:to)?|هاتف|جوال|واتساب|رقم)\s*[.:]*\s*(?=[+(\d])/iu
const note =
  /[\s,;-]*\(?(?:whats ?app|wa|mobile|mob|cell|home|work|office|telegram|viber|signal|واتساب|جوال)(?: only)?\)?$/iu
const extension = /[\s,]*(?:;ext=|\(?(?:ext(?:ension)?|extn|x|#|poste|доб|تحويلة)[\s.:]*)(\d{1,7})\)?$/iu

/**
 * Parses a number in formats that phones, address books and links paste: `tel:+44…`, `(+44) …`, `wa.me/20…`, `… ext.
 * 5`.
 */
export function typedPhone(text: string): TypedPhone | undefined {
  if (text.length > maxPhoneChars) return undefined
  const written = latinDigits(text).trim().replace(chatLink, '+').replace(label, '').replace(note, '')
  const bare = written.replace(extension, '')
  const number = bare
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .replace(/[−·•_~⁄\\]/g, '-')
  if (!/^\(?\+? ?[0-9 ()./-]*$/.test(number)) return undefined
  return { number: number.trim().replace(/^\(?\s*(?:\+\s*)?00/, '+'), hasExtension: bare !== written }
}

/** Whether a number names its country itself. */
export function hasCallingCode({ number }: TypedPhone): boolean {
  return /^\(?\+/.test(number)
}
