import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'

import { pathsOf } from '@seneb/contracts/vocabulary/site-routes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { protect, type SiteOrigins } from './security-headers.js'
import { serveFiles } from './static-files.js'

/** Base path of the desk's files (admin/vite.config.ts). */
const base = '/admin'
const paths = pathsOf('admin-panel')

/**
 * Serves all requests below the paths of the staff desk (ROUTE-23): its files, and one document for every other path.
 * The document contains no personal data and loads the session in the browser. None of it is indexed or cached (ADM-01,
 * D-37).
 */
export async function serveStaffDesk(server: FastifyInstance, folder: string, origins: SiteOrigins): Promise<void> {
  const html = await readFile(join(folder, 'index.html'))
  server.addHook('onRequest', deskHeaders(html.toString(), origins))
  await serveFiles(server, folder, { forOtherOrigins: false, prefix: `${base}/`, without: ['index.html'] })
  const sendDesk = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const isMissingFile = request.url.startsWith(`${base}/assets/`)
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
    return reply
      .code(isMissingFile ? 404 : 200)
      .headers(headers)
      .send(html)
  }
  for (const path of paths) {
    server.get(path, sendDesk)
    server.get(`${path}/*`, sendDesk)
  }
}

/**
 * Returns the policy of every page, with frames only for previews and scripts listed by hash, because the document is
 * the same for all.
 */
function deskHeaders(html: string, origins: SiteOrigins) {
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
  const hashes = inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  const protection = {
    scripts: [`'self'`, ...hashes],
    origins: { ...origins, assetOrigin: '' },
    // ProseMirror reads pasted HTML in a document that is never shown and runs nothing.
    directives: { 'frame-src': [`'self'`], 'trusted-types': ['ProseMirrorClipboard'] },
    options: { referrerPolicy: { policy: 'no-referrer' } },
  } as const
  const graphiqlProtection = { ...protection, directives: { ...protection.directives, ...graphiqlDirectives } }
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    protect(reply, isGraphiql(request) ? graphiqlProtection : protection)
    reply.header('x-robots-tag', 'noindex, nofollow')
    done()
  }
}

/**
 * Wider directives of the document that shows GraphiQL. Its editor writes style elements, sets HTML of the schema's
 * descriptions, has fonts and icons in its styles, and runs workers. Scripts come from files of the desk as elsewhere.
 */
const graphiqlDirectives = {
  'style-src': [`'self'`, `'unsafe-inline'`],
  'font-src': [`'self'`, 'data:'],
  'img-src': [`'self'`, 'data:'],
  'worker-src': [`'self'`],
  'require-trusted-types-for': null,
  'trusted-types': null,
} as const

function isGraphiql({ url }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0]
  return paths.some((one) => path === `${one}/graphql`)
}

/** Whether a request is for the desk or one of its files. */
export function isDeskPath({ url = '' }: IncomingMessage): boolean {
  const path = url.split('?', 1)[0] ?? ''
  return paths.some((one) => path === one || path.startsWith(`${one}/`))
}
