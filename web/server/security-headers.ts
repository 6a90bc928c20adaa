import { randomBytes, createHash } from 'node:crypto'

import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyReply } from 'fastify'

const yearS = 365 * 24 * 60 * 60

/** Origins of the site's documents and files. */
export interface SiteOrigins {
  readonly siteOrigin: string
  /** Scheme and host of scripts, styles, fonts and pictures other than the site's own, else empty. */
  readonly assetOrigin: string
}

/** Unguessable nonce of one response's own scripts. */
export function newNonce(): string {
  return randomBytes(18).toString('base64url')
}

/** Script sources allowed in a response that has this nonce. */
export function scriptsWith(nonce: string): readonly string[] {
  return [`'nonce-${nonce}'`, `'strict-dynamic'`]
}

/** Players and posts that a person may load within an article, after a click that allows it (ART-10, D-60). */
const framedHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com', 'https://embed.reddit.com']

/** Headers of every response except its policy, which depends on its scripts; over https also HSTS (SHELL-21, D-75). */
export function helmetOptions({ siteOrigin }: SiteOrigins): FastifyHelmetOptions {
  return {
    global: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isSecure(siteOrigin) && { maxAge: 2 * yearS, includeSubDomains: true, preload: true },
    // Headers for older browsers only, or already covered by the policy.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }
}

/** Browser features that no page of ours may use; Helmet does not support this header. */
const permissionsPolicy = 'camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()'

/** Scripts that a response may run, and the origins of its files. */
interface Protection {
  /** As a content security policy names them. */
  readonly scripts: readonly string[]
  readonly origins: SiteOrigins
  /** Directives that replace the defaults; null omits one. */
  readonly directives?: Readonly<Record<string, readonly string[] | null>>
  readonly options?: FastifyHelmetOptions
}

/**
 * Sets the security headers of every reply (S5), replacing any set before. They allow only these scripts, no plugins,
 * and frames only from hosts that articles embed. Styles and everything else may come from this site or the asset host
 * (SHELL-28).
 */
export function protect(reply: FastifyReply, { directives = {}, options = {}, origins, scripts }: Protection): void {
  const contentSecurityPolicy = { useDefaults: false, directives: { ...policyOf(scripts, origins), ...directives } }
  reply.raw.setHeader('permissions-policy', permissionsPolicy)
  reply.helmet({ ...options, contentSecurityPolicy })
}

function policyOf(
  scripts: readonly string[],
  { assetOrigin, siteOrigin }: SiteOrigins,
): Record<string, string[] | null> {
  const ownFiles = [`'self'`, assetOrigin].filter(Boolean)
  return {
    'default-src': [`'self'`],
    'script-src': [...scripts],
    'style-src': ownFiles,
    // Style attributes only set custom properties and sizes; they cannot run code.
    'style-src-attr': [`'unsafe-inline'`],
    'img-src': ownFiles,
    'font-src': ownFiles,
    'connect-src': [`'self'`],
    'manifest-src': [`'self'`],
    'form-action': [`'self'`],
    'frame-src': framedHosts,
    'frame-ancestors': [`'none'`],
    'object-src': [`'none'`],
    'base-uri': [`'none'`],
    'require-trusted-types-for': [`'script'`],
    'trusted-types': ['default'],
    'upgrade-insecure-requests': isSecure(siteOrigin) ? [] : null,
  }
}

function isSecure(siteOrigin: string): boolean {
  return siteOrigin.startsWith('https:')
}

/** A document whose policy lists its scripts by hash instead of by a nonce. */
interface HashedDocument {
  readonly html: string
  /** As a content security policy names them. */
  readonly sources: readonly string[]
}

/**
 * Turns a document rendered for one response into one that can be sent to everyone. Only inline scripts that carry its
 * nonce are listed, by their hashes; script files are allowed as files of this site, and the nonce is removed. Scripts
 * that an attacker injects without knowing the nonce get no hash. Returns undefined when a script comes from elsewhere
 * than the site and its asset host (SHELL-28). Omits 'strict-dynamic': under it browsers run no script file that a
 * document names by address and not by nonce.
 */
export function hashedDocument(html: string, nonce: string, assetOrigin: string): HashedDocument | undefined {
  const attribute = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!attributes.includes(attribute)) continue
    const [, src] = /\ssrc="([^"]*)"/.exec(attributes) ?? []
    if (src === undefined) hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    else if (!/^\/(?!\/)/.test(src) && !(assetOrigin && src.startsWith(`${assetOrigin}/`))) return undefined
  }
  const shared = html.replaceAll(attribute, '')
  return shared.includes(nonce)
    ? undefined
    : { html: shared, sources: [`'self'`, ...(assetOrigin ? [assetOrigin] : []), ...hashes] }
}
