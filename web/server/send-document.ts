import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { compressionFor } from '@seneb/platform/content-negotiation'
import type { FastifyReply } from 'fastify'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
/** Below this, compressing costs more than it saves. */
const minCompressedBytes = 1024

/** The bytes of a rendered answer. */
export async function bodyOf(response: Response): Promise<Buffer> {
  return response.body ? Buffer.from(await response.arrayBuffer()) : Buffer.alloc(0)
}

/** Sends a rendered answer with the headers already set on `reply` and its own, compressed as the browser likes. */
export async function sendDocument(
  reply: FastifyReply,
  { response, body }: { readonly response: Response; readonly body: Buffer },
): Promise<void> {
  const { encoding, bytes } = await compressed(reply.request.raw, body)
  reply.code(response.status)
  for (const [name, value] of response.headers) {
    // A personal page already has its own, and none of its routes may override it.
    if (name !== 'cache-control' || !reply.hasHeader(name)) reply.header(name, value)
  }
  // The router's own data comes without what its bytes are to be read as.
  if (response.headers.get('content-type') === 'text/x-script')
    reply.header('content-type', 'text/x-script; charset=utf-8')
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
  reply.header('vary', [response.headers.get('vary'), 'accept-encoding'].filter(Boolean).join(', '))
  if (encoding) reply.header('content-encoding', encoding)
  // An answer without a body may not announce one.
  reply.send(bytes.length > 0 ? bytes : null)
}

async function compressed(
  request: IncomingMessage,
  body: Buffer,
): Promise<{ encoding?: 'br' | 'gzip'; bytes: Buffer }> {
  const encoding = body.length < minCompressedBytes ? undefined : compressionFor(request, compress)
  return encoding ? { encoding, bytes: await compress[encoding](body) } : { bytes: body }
}

const compress = {
  br: (body: Buffer) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
    return brotli(body, { params })
  },
  gzip: (body: Buffer) => gzipped(body),
}
