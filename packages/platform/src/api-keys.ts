import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'

import { isKeyMode, type KeyMode } from '@seneb/contracts/vocabulary/partner-access'

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const idLength = 10
const secretBytes = 32
/** 62^43 is just more than 2^256, and 62^6 than 2^32. */
const secretLength = 43
const sumLength = 6

/** Purpose of a key: the mode of a partner's key, or `staff` for a personal token of a staff member. */
type KeyKind = KeyMode | 'staff'

/** Format of a key, as searched for by secret scanners. */
const written = /^snb_(live|test|staff)_([0-9A-HJKMNP-TV-Z]{10})_[0-9A-Za-z]{49}$/
const lengthOf = (kind: KeyKind) => `snb_${kind}_`.length + idLength + 1 + secretLength + sumLength
/** Length of every key of a partner. */
export const apiKeyLength = lengthOf('live')

/** A key that was just made: shown once, and only its digest is stored (S11). */
export interface NewApiKey {
  readonly keyId: string
  readonly text: string
  readonly digest: Buffer
}

/**
 * Creates a key: `snb_live_<id>_<256 secret bits><checksum>`. With underscores, a double click selects all of it. The
 * checksum reveals typing errors without a lookup.
 */
export function newApiKey(kind: KeyKind, randomBytes: (size: number) => Uint8Array): NewApiKey {
  const keyId = [...randomBytes(idLength)].map((byte) => crockford[byte % crockford.length]).join('')
  const secret = BigInt(`0x${Buffer.from(randomBytes(secretBytes)).toString('hex')}`)
  const body = `snb_${kind}_${keyId}_${inBase62(secret, secretLength)}`
  const text = `${body}${checksumOf(body)}`
  return { keyId, text, digest: apiKeyDigest(text) }
}

/**
 * Returns the id and mode contained in a key's text, without a request to another service; undefined when the text is
 * not a key.
 */
export function parseApiKey(text: string): { readonly keyId: string; readonly mode: KeyMode } | undefined {
  const { keyId, kind } = parseKey(text) ?? {}
  return keyId === undefined || kind === undefined || !isKeyMode(kind) ? undefined : { keyId, mode: kind }
}

/** Returns the public ID contained in a personal token; undefined when the text is not a token. */
export function parsePersonalToken(text: string): { readonly keyId: string } | undefined {
  const { keyId, kind } = parseKey(text) ?? {}
  return keyId === undefined || kind !== 'staff' ? undefined : { keyId }
}

/** Whether a text begins like a personal token; it need not be a valid one. */
export function beginsLikePersonalToken(text: string): boolean {
  return text.startsWith(tokenBeginning)
}

const tokenBeginning = 'snb_staff_'

/** Returns the beginning of a personal token, by which people recognize it in lists. */
export function personalTokenPrefix(keyId: string): string {
  return `${tokenBeginning}${keyId}`
}

function parseKey(text: string): { readonly keyId: string; readonly kind: string } | undefined {
  if (text.length > lengthOf('staff')) return undefined
  const [, kind = '', keyId = ''] = written.exec(text) ?? []
  if (!keyId || checksumOf(text.slice(0, -sumLength)) !== text.slice(-sumLength)) return undefined
  return { keyId, kind }
}

/**
 * Returns the digest of a key, which is stored and sent in place of the key; a key is random enough for a plain hash
 * (ASVS 6.5.2).
 */
export function apiKeyDigest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** The beginning of our keys; in an address some programs encode underscores. */
const beginning = /snb(?:_|%5f)(?:live|test|staff)(?:_|%5f)/i

/** Whether a text contains, at any position, something that begins like our keys. */
export function containsApiKey(text: string): boolean {
  return beginning.test(text)
}

function checksumOf(body: string): string {
  return inBase62(BigInt(crc32(body)), sumLength)
}

function inBase62(value: bigint, length: number): string {
  let [rest, text] = [value, '']
  for (let at = 0; at < length; at++) {
    text = `${base62[Number(rest % 62n)]}${text}`
    rest /= 62n
  }
  return text
}
