import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'

import { compressionFor, hasAlready } from '@seneb/platform/content-negotiation'
import { lookup } from 'mrmime'

const yearS = 365 * 24 * 60 * 60
const hourS = 60 * 60

interface StaticFile {
  readonly type: string
  readonly etag: string
  readonly cacheControl: string
  readonly plain: Buffer
  readonly br?: Buffer
  readonly gzip?: Buffer
}

/** Answers with a file of the build and says true, or says false and leaves the answer alone. */
export type ServeFile = (request: IncomingMessage, response: ServerResponse) => boolean

interface ServeFilesOptions {
  /** True when documents of another origin load them: this server stands behind the asset host (SHELL-28). */
  readonly forOtherOrigins: boolean
  /** What every path begins with; nothing for the site's own files. */
  readonly base?: string
}

/**
 * Serves the built files from memory, compressed at build time: hashed ones for ever, the few with plain names for an
 * hour. They are read once, so nothing outside can be asked for and a build beside a running server harms nobody.
 */
export async function serveFiles(folder: string, options: ServeFilesOptions): Promise<ServeFile> {
  const files = await readFiles(folder)
  const { base = '' } = options
  return (request, response) => {
    const path = pathOf(request.url)
    const file = path.startsWith(base) ? files.get(path.slice(base.length)) : undefined
    if (!file) return false
    if (options.forOtherOrigins) openToOtherOrigins(response)
    send(request, response, file)
    return true
  }
}

/** Files of the build are the same for everybody and hold nothing of anybody. */
function openToOtherOrigins(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('cross-origin-resource-policy', 'cross-origin')
}

async function readFiles(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith('.'))
  const contents = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
  )
  const served = names.filter((name) => !/\.(?:br|gz)$/.test(name))
  return new Map(served.map((name) => [`/${name.split(sep).join('/')}`, staticFile(name, contents)]))
}

function staticFile(name: string, contents: ReadonlyMap<string, Buffer>): StaticFile {
  const plain = contents.get(name) ?? Buffer.alloc(0)
  const type = typeOf(name)
  const hashed = name.startsWith(`assets${sep}`)
  return {
    type: /^text\/|javascript|json|svg/.test(type) ? `${type}; charset=utf-8` : type,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    cacheControl: hashed ? `public, max-age=${yearS}, immutable` : `public, max-age=${hourS}, must-revalidate`,
    plain,
    br: contents.get(`${name}.br`),
    gzip: contents.get(`${name}.gz`),
  }
}

/** The type of a file by its name; of icons the library knows none. */
function typeOf(name: string): string {
  const extension = extname(name)
  return extension === '.ico' ? 'image/x-icon' : (lookup(extension) ?? 'application/octet-stream')
}

function send(request: IncomingMessage, response: ServerResponse, file: StaticFile): void {
  response.setHeader('etag', file.etag)
  response.setHeader('cache-control', file.cacheControl)
  if (file.br ?? file.gzip) response.setHeader('vary', 'accept-encoding')
  if (hasAlready(request, file.etag)) {
    response.writeHead(304).end()
    return
  }
  const compression = compressionFor(request, file)
  const body = file[compression ?? 'plain'] ?? file.plain
  if (compression) response.setHeader('content-encoding', compression)
  response.writeHead(200, { 'content-type': file.type, 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function pathOf(url = '/'): string {
  return url.split('?', 1)[0] ?? '/'
}
