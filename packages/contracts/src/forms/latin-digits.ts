/**
 * Numbers as keyboards all over the world write them, in the digits and signs that everything after them reads: digits
 * of any script, full-width signs, any dash, any space; marks that cannot be seen, which telephones copy along, are
 * dropped. Check the length before: one sign can become eighteen.
 */
export function latinDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/(?![0-9])\p{Nd}/gu, valueOf)
}

/** The value of a digit: every script's ten stand in a row, whose zero is at ...0 or at ...6. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const place = code % 16
  const startsAtNought = /\p{Nd}/u.test(String.fromCodePoint(code - place))
  return String(startsAtNought ? place : place - 6)
}
