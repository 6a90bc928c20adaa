import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'

import { pathsOf } from '@seneb/contracts/vocabulary/site-routes'

import { securityHeaders, type SiteOrigins } from './security-headers.js'
import { serveFiles, type ServeFile } from './static-files.js'

/** Where the desk's files are named from (admin/vite.config.ts). */
const base = '/admin'
const paths = pathsOf('admin-panel')

/**
 * Answers whatever is asked below the paths of the staff desk (ROUTE-23): its files, and for everything else its one
 * document, which holds nothing of anybody and finds out by itself who is signed in. Says false for any other path.
 * Neither is for search engines or for caches (ADM-01, D-37).
 */
export async function serveStaffDesk(folder: string, origins: SiteOrigins): Promise<ServeFile> {
  const html = await readFile(join(folder, 'index.html'))
  const files = await serveFiles(folder, { forOtherOrigins: false, base })
  const headers = deskHeaders(html.toString(), origins)
  return (request, response) => {
    if (!isBelowDesk(request)) return false
    for (const [name, value] of headers) response.setHeader(name, value)
    const isDocument = /^[/]admin[/]index[.]html(?:[?]|$)/.test(request.url ?? '')
    if (isDocument || !files(request, response)) sendDesk(request, response, html)
    return true
  }
}

/** As every page's, without what articles may embed, and with scripts named by hash: none is written for one response. */
function deskHeaders(html: string, origins: SiteOrigins): readonly (readonly [string, string])[] {
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
  const hashes = inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  const strict = (policy: string) =>
    policy.replace(/frame-src [^;]*/, `frame-src 'none'`).replace(/trusted-types [^;]*/, `trusted-types 'none'`)
  const usual = securityHeaders([`'self'`, ...hashes], { ...origins, assetOrigin: '' })
  return [
    ...usual.map(([name, value]) => [name, name === 'content-security-policy' ? strict(value) : value] as const),
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()'],
    ['referrer-policy', 'no-referrer'],
    ['x-robots-tag', 'noindex, nofollow'],
  ]
}

function sendDesk(request: IncomingMessage, response: ServerResponse, html: Buffer): void {
  const isMissingFile = (request.url ?? '').startsWith(`${base}/assets/`)
  response.writeHead(isMissingFile ? 404 : 200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': html.length,
  })
  response.end(request.method === 'HEAD' ? undefined : html)
}

/** Whether a request is for the desk or one of its files. */
export function isBelowDesk({ url = '' }: IncomingMessage): boolean {
  const path = url.split('?', 1)[0] ?? ''
  return paths.some((one) => path === one || path.startsWith(`${one}/`))
}
