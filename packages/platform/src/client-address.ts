import type { IncomingMessage } from 'node:http'
import { isIPv4 } from 'node:net'

import { compile, default as proxyAddress } from '@fastify/proxy-addr'
import ipaddr from 'ipaddr.js'

/** Address as given by a connection or a header; undefined for a connection that is already closed. */
type Spelling = string | undefined

/** True for the addresses of our proxies, however they are spelled. */
export type TrustPredicate = (address: Spelling) => boolean

/**
 * Returns the bare address of an `X-Forwarded-For` entry, without port, brackets, quotes (RFC 7239) or zone. Undefined
 * when it is not an address.
 */
export function parseAddress(spelling: Spelling): string | undefined {
  // Nearly all addresses are plain IPv4; the library tries a separate pattern for each spelling of a number.
  if (spelling !== undefined && isIPv4(spelling)) return spelling
  const text = (spelling ?? '').trim().replace(/^"(.*)"$/, '$1')
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : undefined
}

/**
 * Returns the part of an address that identifies one connection: a whole IPv4 address, or the first 64 bits of an IPv6
 * address, which one household receives (S20). An unreadable address is used unchanged, so that an unusual proxy does
 * not merge all its clients.
 */
export function addressPrefix(spelling: Spelling): string {
  return prefixOf(spelling, { ipv4: 32, ipv6: 64 })
}

/**
 * Returns the part that identifies a network with many connections: the first 24 bits of IPv4, 32 of IPv6 (one internet
 * provider).
 */
export function networkPrefix(spelling: Spelling): string {
  return prefixOf(spelling, { ipv4: 24, ipv6: 32 })
}

function prefixOf(spelling: Spelling, bits: Readonly<Record<'ipv4' | 'ipv6', number>>): string {
  const address = parseAddress(spelling)
  if (address === undefined) return `spelled ${(spelling ?? '').trim().toLowerCase()}`
  if (bits.ipv4 === 32 && isIPv4(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return ipaddr.IPv4.networkAddressFromCIDR(`${address}/${bits.ipv4}`).toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${bits.ipv6}`).toString()
}

/** Returns a predicate that recognizes our proxies by their addresses or networks; always false without proxies. */
export function createTrust(proxies: readonly string[]): TrustPredicate {
  if (proxies.length === 0) return () => false
  const isTrusted = compile([...proxies])
  return (spelling) => {
    const address = parseAddress(spelling)
    return address !== undefined && isTrusted(address, 0)
  }
}

/** Returns the client's address as reported by trusted proxies; without a proxy, the peer of the connection. */
export function getClientAddress(request: IncomingMessage, trust: TrustPredicate): Spelling {
  return proxyAddress(request, trust)
}
