import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { compressionFor } from '@seneb/platform/content-negotiation'
import type { FastifyReply } from 'fastify'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
/** Below this, compressing costs more than it saves. */
const minCompressedBytes = 1024

/** Bytes of a rendered response. */
export async function bodyOf(response: Response): Promise<Buffer> {
  return response.body ? Buffer.from(await response.arrayBuffer()) : Buffer.alloc(0)
}

/** Sends a rendered response with the headers already set on `reply` and its own, compressed for the browser. */
export async function sendDocument(
  reply: FastifyReply,
  { response, body }: { readonly response: Response; readonly body: Buffer },
): Promise<void> {
  const { encoding, bytes } = await compressed(reply.request.raw, body)
  reply.code(response.status)
  for (const [name, value] of response.headers) {
    // A personal page has its own cache header, which no route may override.
    if (name !== 'cache-control' || !reply.hasHeader(name)) reply.header(name, value)
  }
  // The router's data lacks a charset.
  if (response.headers.get('content-type') === 'text/x-script')
    reply.header('content-type', 'text/x-script; charset=utf-8')
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
  reply.header('vary', [response.headers.get('vary'), 'accept-encoding'].filter(Boolean).join(', '))
  if (encoding) reply.header('content-encoding', encoding)
  // A response without a body must not declare one.
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
