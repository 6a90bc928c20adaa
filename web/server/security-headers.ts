import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'

const yearS = 365 * 24 * 60 * 60

/** A name for one response's own scripts, not guessable. */
export function newNonce(): string {
  return randomBytes(18).toString('base64url')
}

/** Where the site's documents and files come from. */
export interface SiteOrigins {
  readonly siteOrigin: string
  /** Scheme and host of scripts, styles, fonts and pictures when they do not come from the site itself, else empty. */
  readonly assetOrigin: string
}

/** Players and posts that a person may load within an article, after a click that allows it (ART-10, D-60). */
const framedHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com', 'https://embed.reddit.com']

/**
 * Sets the headers every answer carries (S5): scripts only with this response's nonce, no plugins, frames only from
 * where articles embed, styles and everything else from here or the asset host (SHELL-28). Over https also HSTS and the
 * upgrade of links (SHELL-21, D-75).
 */
export function setSecurityHeaders(response: ServerResponse, nonce: string, origins: SiteOrigins): void {
  for (const [name, value] of securityHeaders([`'nonce-${nonce}'`, `'strict-dynamic'`], origins))
    response.setHeader(name, value)
}

/** The same headers for scripts that are named in another way: by hashes, on pages that are sent to everybody (P4). */
export function securityHeaders(
  scripts: readonly string[],
  { assetOrigin, siteOrigin }: SiteOrigins,
): readonly (readonly [string, string])[] {
  const secure = siteOrigin.startsWith('https:')
  const ownFiles = [`'self'`, assetOrigin].filter(Boolean).join(' ')
  return [
    ['content-security-policy', contentSecurityPolicy(scripts, ownFiles, secure)],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()'],
    ...(secure ? [['strict-transport-security', `max-age=${2 * yearS}; includeSubDomains; preload`] as const] : []),
  ]
}

function contentSecurityPolicy(scripts: readonly string[], ownFiles: string, secure: boolean): string {
  return [
    `default-src 'self'`,
    `script-src ${scripts.join(' ')}`,
    `style-src ${ownFiles}`,
    // Attributes only set custom properties and sizes; they cannot run anything.
    `style-src-attr 'unsafe-inline'`,
    `img-src ${ownFiles}`,
    `font-src ${ownFiles}`,
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
