import { latinDigits } from '@seneb/contracts/forms/typed-text'

const codeDigits = 6
/** Largest multiple of a million below 2^32; greater numbers would make small codes likelier. */
const fairBelow = Math.floor(2 ** 32 / 10 ** codeDigits) * 10 ** codeDigits

/** Returns a code in which each of a million values is equally likely. */
export function newAccessCode(ctx: { randomBytes(count: number): Uint8Array }): string {
  for (;;) {
    const drawn = Buffer.from(ctx.randomBytes(4)).readUInt32BE()
    if (drawn < fairBelow) return String(drawn % 10 ** codeDigits).padStart(codeDigits, '0')
  }
}

/** Returns the digits of a typed code, also one with spaces or in the digits of another script. */
export function typedCode(typed: string): string {
  return latinDigits(typed).replaceAll(/\D/g, '')
}
