import type { IncomingMessage, ServerResponse } from 'node:http'

import sirv from 'sirv'

const yearS = 365 * 24 * 60 * 60
const hourS = 60 * 60

/** Answers with a file of the build, or calls `otherwise`. */
export type ServeFile = (request: IncomingMessage, response: ServerResponse, otherwise: () => void) => void

/**
 * Serves the built files, compressed at build time: hashed ones for ever, the few with plain names for an hour. Names
 * are read once at the start; nothing outside the folder can be asked for.
 */
export function serveFiles(folder: string): ServeFile {
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    setHeaders: (response, path) => {
      const cache = path.startsWith('/assets/')
        ? `public, max-age=${yearS}, immutable`
        : `public, max-age=${hourS}, must-revalidate`
      response.setHeader('cache-control', cache)
    },
  })
}
