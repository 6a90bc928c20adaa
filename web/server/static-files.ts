import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const yearS = 365 * 24 * 60 * 60
const hourS = 60 * 60

interface ServeFilesOptions {
  /** True when documents of another origin load the files: this server is then behind the asset host (SHELL-28). */
  readonly forOtherOrigins: boolean
  /** Prefix of every path; empty for the site's own files. */
  readonly prefix?: string
  /** Files that are not served under a separate address. */
  readonly without?: readonly string[]
}

/**
 * Serves the built files, compressed at build time: hashed ones forever, the few with plain names for an hour. There is
 * a route for each file that exists at start, so nothing outside can be requested.
 */
export async function serveFiles(
  server: FastifyInstance,
  folder: string,
  { forOtherOrigins, prefix, without = [] }: ServeFilesOptions,
): Promise<void> {
  await server.register(fastifyStatic, {
    root: folder,
    prefix,
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', ...without],
    index: false,
    preCompressed: true,
    decorateReply: false,
    acceptRanges: false,
    cacheControl: false,
    lastModified: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(`${folder}/assets/`)
      const cacheControl = isHashed
        ? `public, max-age=${yearS}, immutable`
        : `public, max-age=${hourS}, must-revalidate`
      reply.header('cache-control', cacheControl)
      // Browsers expect this type for icons; the library uses the registered name instead.
      if (path.endsWith('.ico')) reply.header('content-type', 'image/x-icon')
      // Files of the build are the same for everyone and contain no personal data.
      if (forOtherOrigins)
        reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
    },
  })
}
