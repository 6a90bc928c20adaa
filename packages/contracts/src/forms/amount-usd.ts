import { latinDigits } from './latin-digits.js'

/** What a text says of an amount in US dollars; `other-currency` when it names another one, which nobody here converts. */
export type AmountReading = number | 'other-currency' | undefined

const dollars = /(?:US\$|\$US|\$|USD|US dollars?|dollars?)/gi
const otherCurrency = /\p{Sc}|\b(?:EUR|GBP|CHF|CAD|AUD|NZD|SAR|AED|KWD|QAR|EGP|euros?|pounds?|riyals?|dirhams?)\b/iu

/**
 * Reads an amount as people write it: `$1,200`, `1.200,50`, `1 200 USD`, `١٢٠٠`. A separator with three digits behind it
 * parts thousands, the last one with one or two parts cents. Nothing for what is no amount.
 */
export function readAmountUsd(text: string): AmountReading {
  if (text.length > maxChars) return undefined
  const written = latinDigits(text).replaceAll('٫', '.').replaceAll('٬', ',').replace(dollars, '').trim()
  if (otherCurrency.test(written)) return 'other-currency'
  const plain = written.replace(/(?<=\d)[ '’](?=\d{3}(?!\d))/g, '')
  const [, sign = '', whole, cents = '0'] = withCommas.exec(plain) ?? withPoints.exec(plain) ?? []
  return whole === undefined ? undefined : Number(`${sign}${whole.replace(/\D/g, '')}.${cents}`)
}

const maxChars = 60
const withCommas = /^(-?)(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/
const withPoints = /^(-?)(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/
