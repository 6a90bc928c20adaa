/** Calling codes of one and two digits (ITU E.164); all others have three. */
const shortCodes = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** Formats a phone number in groups: `+44 207 946 0958`. Any other text is returned unchanged. */
export function phoneText(number: string): string {
  const digits = /^[+](\d{7,15})$/.exec(number)?.[1]
  if (digits === undefined) return number
  const code = shortCodes.exec(digits)?.[0] ?? digits.slice(0, 3)
  const own = digits.slice(code.length)
  // Groups of three digits, with up to four in the last one, so that no digit is alone.
  const groups = own.match(/\d{1,4}$|\d{3}(?=\d{2,})/g) ?? [own]
  return [`+${code}`, ...groups].join(' ')
}
