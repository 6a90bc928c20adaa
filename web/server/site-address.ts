import type { IncomingMessage } from 'node:http'

import type { TrustPredicate } from '@seneb/platform/client-address'
import { findRedirect } from '@seneb/contracts/vocabulary/redirects'

import type { PatternOfPath } from './route-groups.js'

/** A header may be as long as all headers together. */
const maxSchemeLength = 100
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Returns the address to redirect a request to; undefined for one that is served here. */
export type SiteAddress = (request: IncomingMessage) => string | undefined

/**
 * Returns the address to redirect to when a request uses another host name (D-22) or, on an https site, plain HTTP
 * (SHELL-21, D-75). The scheme comes from `X-Forwarded-Proto` of our proxies, which end TLS; other senders are not
 * trusted. Requests to this machine's own names are not redirected.
 */
export function siteAddress(siteOrigin: string, trust: TrustPredicate): SiteAddress {
  const { host: siteHost, protocol } = new URL(siteOrigin)
  return (request) => {
    const { headers, method, url = '/' } = request
    // A path that begins with two slashes would name a host; a text without a slash is not a path.
    const requestUrl = `${siteOrigin}${url.startsWith('/') ? url.replace(/^\/+/, '/') : '/'}`
    if (url.startsWith('//')) return requestUrl
    const requestedOrigin = `http://${headers.host ?? ''}`
    if (!URL.canParse(requestedOrigin)) return undefined
    const { host, hostname } = new URL(requestedOrigin)
    if (loopback.has(hostname)) return undefined
    if (protocol === 'https:' && isPlainHttp(request) && trust(request.socket.remoteAddress)) return requestUrl
    const reads = method === 'GET' || method === 'HEAD'
    return reads && host !== siteHost ? requestUrl : undefined
  }
}

/** Whether the forwarding headers name plain HTTP; does not check whether the sender is trusted. */
export function isPlainHttp({ headers }: IncomingMessage): boolean {
  const scheme = headers['x-forwarded-proto']
  // The first value is the scheme of the request to the first proxy.
  return scheme !== undefined && /^\s*http\s*(,|$)/i.test(String(scheme).slice(0, maxSchemeLength))
}

/** Parts of a path that name publications, in lower case; a token or a referral id may have capitals. */
const namedSegments = [':slug', ':treatment', ':procedure', ':country']

/**
 * Returns the lower-case address of a page requested with capitals, for one redirect; undefined for every other
 * request. The router matches paths in any case, but publications have lower-case names (D-22, D-34).
 */
export function lowerCaseAddress(patternOf: PatternOfPath): (request: IncomingMessage) => string | undefined {
  return ({ method, url = '/' }) => {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const [path = '/', ...query] = url.split('?')
    const small = inLowerCase(path)
    if (small === path || !isPagePattern(patternOf(path))) return undefined
    return [findRedirect(small) ?? small, ...query].join('?')
  }
}

/** Returns the path in lower case; percent escapes stay unchanged. */
function inLowerCase(path: string): string {
  return path.replaceAll(/%[0-9a-f]{2}|[A-Z]/gi, (found) => (found.length > 1 ? found : found.toLowerCase()))
}

/** True for pages whose path parts are all fixed or name publications. */
function isPagePattern(pattern: string): boolean {
  return pattern
    .split('/')
    .every((part) => (part === '*' || part.startsWith(':') ? namedSegments.includes(part) : true))
}
