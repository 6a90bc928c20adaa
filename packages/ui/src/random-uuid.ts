/**
 * Provides `crypto.randomUUID` in browsers that lack it: older ones, and all browsers on a page of plain http, such as
 * one opened by an address of the local network. `getRandomValues` exists in both.
 */
export function provideRandomUuid(): void {
  if (typeof crypto.randomUUID === 'function') return
  Object.defineProperty(crypto, 'randomUUID', { value: uuidOfRandomValues, configurable: true })
}

type Uuid = ReturnType<Crypto['randomUUID']>

/** A UUID of version 4 (RFC 9562). */
function uuidOfRandomValues(): Uuid {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map(digitsOf).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') as Uuid
}

/** Two digits of a byte; the seventh byte names the version, the ninth the variant. */
function digitsOf(byte: number, at: number): string {
  const fixed = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte
  return fixed.toString(16).padStart(2, '0')
}
