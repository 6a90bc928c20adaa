import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'

import { addressPrefix, networkPrefix } from '@seneb/platform/client-address'

/** Names an e-mail address without storing it, for a day; spellings of one mailbox count as the same address (S20). */
export function addressKey(email: string, secret: string, now: Date): string {
  return keyed(`mail ${mailboxOf(email)}`, secret, now)
}

/**
 * Returns a key for a client without storing its address. The same prefix has the same key for a day, on every replica
 * with the same secret, and the address cannot be computed from it.
 */
export function clientKey(address: string, secret: string, now: Date): string {
  return keyed(addressPrefix(address), secret, now)
}

/** Names the network of a client in the same way; many clients share it. */
export function networkKey(address: string, secret: string, now: Date): string {
  return keyed(`network ${networkPrefix(address)}`, secret, now)
}

/** Names a session of our staff in the same way. */
export function sessionKey(sessionId: string, secret: string, now: Date): string {
  return keyed(`session ${sessionId}`, secret, now)
}

/** Names an API key by its id in the same way. */
export function keyIdKey(keyId: string, secret: string, now: Date): string {
  return keyed(`api key ${keyId}`, secret, now)
}

function keyed(name: string, secret: string, now: Date): string {
  const day = now.toISOString().slice(0, 10)
  return createHmac('sha256', keyOf(secret)).update(`${day} ${name}`).digest('base64url')
}

const keys = new Map<string, KeyObject>()

/** Each process has one secret. It is a key object, because Node needs four times as long for a key given as text. */
function keyOf(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret, 'utf8')
  keys.set(secret, key)
  return key
}

/** Mail providers that ignore dots before the @; both are names of the same one. */
const withoutDots: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * Returns the mailbox to which an e-mail address leads, for counting (S20). Upper case, any part after a `+`, and dots
 * at Gmail are spellings of the same mailbox. Mail is sent to the address as it was typed.
 */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@')
  const [plain = ''] = name.split('+', 1)
  return withoutDots.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`
}
