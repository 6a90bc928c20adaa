const zeros = [0x0660, 0x06f0]

/**
 * Numbers as keyboards all over the world write them, in the digits and signs that everything after them reads: Arabic
 * and Persian digits, full-width signs, any dash, any space; marks that cannot be seen, which telephones copy along, are
 * dropped.
 */
export function latinDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(valueOf(digit.charCodeAt(0))))
}

function valueOf(code: number): number {
  return code - (zeros.findLast((zero) => zero <= code) ?? code)
}
