import { latinDigits } from './typed-text.js'

/**
 * Amount in US dollars read from a text. Holds both readings of an ambiguous text, thousands first.
 * `other-currency` marks a currency that is never converted. Undefined when the text is not an amount.
 */
export type AmountReading = number | { readonly either: readonly [number, number] } | 'other-currency' | undefined

/**
 * Reads an amount as people write it: `$1,200.00`, `1.200,50`, `1 200 USD`, `1,50,000`, `١٢٠٠`. A single separator
 * before three digits marks thousands in one country and decimals in another, so `7.500` has two readings.
 */
export function readAmountUsd(text: string): AmountReading {
  if (text.length > maxChars) return undefined
  const written = latinDigits(text).replaceAll('٫', '.').replaceAll('٬', "'").replaceAll('،', ',').trim()
  if (otherDollars.test(written)) return 'other-currency'
  const amount = written.replace(usDollars, '').trim()
  if (/\d/.test(amount) && otherCurrency.test(amount)) return 'other-currency'
  return readNumber(amount.replace(/(?<=\d)[ '’](?=\d{3}(?!\d))/g, '').replace(/(?<=\d)[.,](?:-{1,2})?$/, ''))
}

/** Message for an amount in another currency: we have no current exchange rate and would store a wrong number. */
export const otherCurrencyMessage = 'Please give this in US dollars: it is written in another currency'

/** Returns the problem with text that is an amount but cannot be stored. */
export function amountProblem(text: string): string | undefined {
  const reading = readAmountUsd(text)
  if (reading === 'other-currency') return otherCurrencyMessage
  if (typeof reading !== 'object') return undefined
  const [thousands, decimal] = reading.either.map(plainAmount)
  return `Please write ${thousands} or ${decimal}: this can be read both ways`
}

/** Formats an amount without separators, so that it has only one reading. */
export function plainAmount(amount: number): string {
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
}

const maxChars = 60
const otherDollars =
  /(?:\b(?:CA?|AU?|NZ|HK|NT|MX|BZ|S|R|J)\$|(?<!\p{L})(?:canadian|australian|new zealand|hong ?kong|singapore|taiwan|jamaican)\s+dollars?)/iu
const usDollars =
  /US\$|U\$S|\$US|\$|(?<!\p{L})(?:USD|(?:US|U\.S\.|American)?\s*dollars?|دولار(?:\s+أ?ا?مريكي)?)(?!\p{L})/giu
const currencies = [
  'AED|ARS|AUD|BDT|BHD|BRL|CAD|CHF|CNY|CZK|DKK|DZD|EGP|ETB|EUR|GBP|GHS|HKD|HUF|IDR|ILS|INR|IQD|IRR|JOD|JPY|KES|KRW',
  'KWD|LBP|LYD|MAD|MXN|MYR|NGN|NOK|NZD|OMR|PHP|PKR|PLN|QAR|RON|RUB|SAR|SDG|SEK|SGD|SYP|THB|TND|TRY|TZS|UAH|UGX|XAF|XOF',
  'YER|ZAR|L\\.?E|S\\.?R|K\\.?D|B\\.?D|J\\.?D|Q\\.?R|O\\.?R|Dhs?|Rs|TL|Kč|zł|kr|Ft|R',
  'euros?|pounds?|quid|riyals?|rials?|dirhams?|dinars?|lira|rupees?|naira|shillings?|rou?bles?|francs?|yuan|yen|rand',
  'ريال|ریال|جنيها?|درهم|دينار|ليرة|يورو|تومان|ج\\.?م|ر\\.?س|د\\.?إ|د\\.?ك|د\\.?ب|ر\\.?ق|ر\\.?ع|د\\.?ل|د\\.?ت',
]
/** Sign, code or name of a currency, with or without a space before the digits. */
const otherCurrency = new RegExp(`\\p{Sc}|(?<!\\p{L})(?:${currencies.join('|')})\\.?(?!\\p{L})`, 'iu')

const plainPattern = /^(-?)(\d+)(?:[.,](\d{1,2}))?$/
const zeroPattern = /^(-?)(0)[.,](\d{3})$/
const ambiguousPattern = /^(-?)([1-9]\d{0,2})[.,](\d{3})$/
const thousandsPatterns = [
  /^(-?)([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,2}))?$/,
  /^(-?)([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/,
  // Lakhs and crores.
  /^(-?)([1-9]\d?(?:,\d{2})+,\d{3})(?:\.(\d{1,2}))?$/,
]

function readNumber(text: string): AmountReading {
  const [match, sign = '', first = '', rest = ''] = ambiguousPattern.exec(text) ?? []
  if (match !== undefined) return { either: [Number(`${sign}${first}${rest}`), Number(`${sign}${first}.${rest}`)] }
  for (const form of [plainPattern, zeroPattern, ...thousandsPatterns]) {
    const [found, minus = '', dollars = '', cents = '0'] = form.exec(text) ?? []
    if (found !== undefined) return Number(`${minus}${dollars.replace(/\D/g, '')}.${cents}`)
  }
  return undefined
}
