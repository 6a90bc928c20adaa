import { latinDigits } from '@seneb/contracts/forms/latin-digits'

/** Crockford's letters and digits: none is mistaken for another. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const letters = 25
const group = 5
export const recoveryCodeCount = 10

/** A new code of 125 random bits, in groups of five as people copy it. */
export function newRecoveryCode(randomBytes: (size: number) => Uint8Array): string {
  const code = Array.from(randomBytes(letters), (byte) => alphabet[byte % alphabet.length]).join('')
  return code.replaceAll(new RegExp(`.{${group}}(?=.)`, 'g'), '$&-')
}

/** The code as it is hashed, whichever way somebody typed it; undefined when it cannot be one. */
export function plainRecoveryCode(typed: string): string | undefined {
  const plain = latinDigits(typed).toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return new RegExp(`^[${alphabet}]{${letters}}$`).test(plain) ? plain : undefined
}
