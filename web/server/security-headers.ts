import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'

const yearS = 365 * 24 * 60 * 60

/** A name for one response's own scripts, not guessable. */
export function newNonce(): string {
  return randomBytes(18).toString('base64url')
}

/** Players and posts that a person may load within an article, after a click that allows it (ART-10, D-60). */
const framedHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com', 'https://embed.reddit.com']

/**
 * Sets the headers every answer carries (S5): scripts only with this response's nonce, no plugins, frames only from
 * where articles embed, styles and everything else from here. Over https also HSTS and the upgrade of links (SHELL-21, D-75).
 */
export function setSecurityHeaders(response: ServerResponse, nonce: string, siteOrigin: string): void {
  const secure = siteOrigin.startsWith('https:')
  response.setHeader('content-security-policy', contentSecurityPolicy(nonce, secure))
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
  response.setHeader('cross-origin-opener-policy', 'same-origin')
  response.setHeader('cross-origin-resource-policy', 'same-origin')
  response.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()')
  if (secure) response.setHeader('strict-transport-security', `max-age=${2 * yearS}; includeSubDomains; preload`)
}

function contentSecurityPolicy(nonce: string, secure: boolean): string {
  return [
    `default-src 'self'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self'`,
    // Attributes only set custom properties and sizes; they cannot run anything.
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self'`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `frame-src ${framedHosts.join(' ')}`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types default`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
