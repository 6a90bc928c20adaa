/** What stands where a price was taken out that nobody has quoted. */
export const removedPrice = '[price to be confirmed]'

const currency = String.raw`(?:US\$|[$€£¥₤]|\b(?:USD|EUR|GBP|EGP|L\.?E\.?|SAR|AED)\b)`
const currencyWord = String.raw`(?:\b(?:USD|EUR|GBP|EGP|SAR|AED|L\.?E\.?)\b|\b(?:US )?dollars?\b|\beuros?\b|\bpounds?\b|\bEgyptian pounds?\b|[$€£])`
const amount = String.raw`\d[\d,.' ]*\d(?:\s?k\b)?|\d(?:\s?k\b)?`
const price = new RegExp(String.raw`${currency}\s?(?:${amount})|(?:${amount})\s?${currencyWord}`, 'giu')

/** Takes out every amount of money but those the person named: a draft has no prices of its own (D-49). */
export function withoutInventedPrices(text: string, named: readonly number[]): string {
  return text.replace(price, (found) => (named.includes(amountOf(found)) ? found : removedPrice))
}

function amountOf(text: string): number {
  const digits = (/\d[\d,.' ]*/.exec(text)?.[0] ?? '').replace(/[,' ]/g, '').replace(/\.$/, '')
  return Number(digits) * (/\dk\b|\d k\b/i.test(text) ? 1000 : 1)
}
