import { createHmac } from 'node:crypto'

import ipaddr from 'ipaddr.js'

/**
 * The part of an address that stands for one connection: all of an IPv4 address, the first 64 bits of an IPv6 one,
 * which is what one household or one machine is given (S20).
 */
export function addressPrefix(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()
}

/**
 * Names an e-mail address without keeping it, for a day. Upper case and what stands behind a `+` lead to the same
 * mailbox and count as the same address (S20).
 */
export function addressKey(email: string, secret: string, now: Date): string {
  const [mailbox = '', domain = ''] = email.trim().toLowerCase().split('@')
  return keyed(`mail ${mailbox.replace(/\+.*$/, '')}@${domain}`, secret, now)
}

/**
 * Names a client without keeping its address: the same prefix has the same key for a day, on every replica that was
 * given the same secret, and nobody can reckon the address from it.
 */
export function clientKey(address: string, secret: string, now: Date): string {
  return keyed(addressPrefix(address), secret, now)
}

function keyed(name: string, secret: string, now: Date): string {
  const day = now.toISOString().slice(0, 10)
  return createHmac('sha256', secret).update(`${day} ${name}`).digest('base64url')
}
