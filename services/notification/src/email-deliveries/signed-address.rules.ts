import { timingSafeEqual } from 'node:crypto'

import type { Sealing } from '@seneb/platform/sealing'

/** Keys and patterns of our reply and bounce addresses. */
export interface AddressKeys {
  /** The newest key signs, all verify. */
  readonly digests: Pick<Sealing, 'digest' | 'digests'>
  /** `care@domain` or `care-{token}@domain`; empty where the mailbox takes no such addresses. */
  readonly replyAddress: string
  /** As above; empty where the provider refuses a foreign envelope sender. */
  readonly bounceAddress: string
}

/** Stands for the token in an address pattern. */
export const tokenPlaceholder = '{token}'

type Purpose = 'reply address' | 'bounce address'

const idBytes = 16
const signatureBytes = 10
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
const tokenPattern = /^[^@]*?([a-z2-7]{42})@[^@]+$/

/** Returns the address to which a patient replies about an enquiry; undefined without a pattern. */
export function signReplyAddress(enquiryId: string, keys: AddressKeys): string | undefined {
  return signAddress('reply address', enquiryId, keys)
}

/** Returns the envelope sender of one delivery, which receives its bounces; undefined without a pattern. */
export function signBounceAddress(deliveryId: string, keys: AddressKeys): string | undefined {
  return signAddress('bounce address', deliveryId, keys)
}

/** Returns the enquiry of a reply address that we signed; undefined for every other address. */
export function verifyReplyAddress(address: string, keys: AddressKeys): string | undefined {
  return verifyAddress(address, 'reply address', keys)
}

/** Returns the delivery of a bounce address that we signed; undefined for every other address. */
export function verifyBounceAddress(address: string, keys: AddressKeys): string | undefined {
  return verifyAddress(address, 'bounce address', keys)
}

function signAddress(purpose: Purpose, id: string, keys: AddressKeys): string | undefined {
  const pattern = purpose === 'reply address' ? keys.replyAddress : keys.bounceAddress
  if (pattern === '') return undefined
  const signature = signatureOf(keys.digests.digest(signedText(purpose, id)))
  const token = encodeBase32(Buffer.concat([bytesOfId(id), signature]))
  const withPlace = pattern.includes(tokenPlaceholder) ? pattern : pattern.replace('@', `+${tokenPlaceholder}@`)
  return withPlace.replace(tokenPlaceholder, token)
}

function verifyAddress(address: string, purpose: Purpose, keys: AddressKeys): string | undefined {
  const [, token] = tokenPattern.exec(address.toLowerCase()) ?? []
  if (token === undefined) return undefined
  const bytes = decodeBase32(token)
  const id = idOfBytes(bytes.subarray(0, idBytes))
  const signature = bytes.subarray(idBytes, idBytes + signatureBytes)
  const isSigned = keys.digests
    .digests(signedText(purpose, id))
    .some((digest) => timingSafeEqual(signatureOf(digest), signature))
  // The last letter carries two unused bits, so several spellings would decode to the same bytes.
  return isSigned && encodeBase32(bytes) === token ? id : undefined
}

/** Text under the signature. It differs for each purpose, so that no address serves another one. */
function signedText(purpose: Purpose, id: string): string {
  return JSON.stringify([purpose, id.toLowerCase()])
}

function signatureOf(digest: string): Buffer {
  return Buffer.from(digest, 'base64url').subarray(0, signatureBytes)
}

function bytesOfId(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex')
}

function idOfBytes(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function encodeBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

function decodeBase32(token: string): Buffer {
  const bits = Array.from(token, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
