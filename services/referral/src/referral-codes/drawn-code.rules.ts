const codeAlphabet = '23456789abcdefghjkmnpqrstuvwxyz'
export const codeLength = 8

/** A referral code that is easy to read out; one byte per character (D-43). */
export function codeFrom(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => codeAlphabet[byte % codeAlphabet.length]).join('')
}
