import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

const unpack = promisify(gunzip)

/** Returns the parsed JSON body, gzipped or plain, of at most `maxBytes` unpacked; rejects any other body. */
export async function readJson(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = request.headers
  if (!/^application\/json\s*(?:;|$)/i.test(type)) {
    throw new HttpError(415, 'Spans are read as JSON only; the content type is application/json.')
  }
  if (encoding !== 'identity' && encoding !== 'gzip') {
    throw new HttpError(415, 'Spans are read plain or packed by gzip.')
  }
  const sent = await readBytes(request, maxBytes)
  const plain = encoding === 'gzip' ? await unpacked(sent, maxBytes) : sent
  try {
    return JSON.parse(plain.toString('utf8'))
  } catch {
    throw new HttpError(400, 'The body is no JSON.')
  }
}

async function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes)
  const chunks: Buffer[] = []
  let size = 0
  // The connection is kept after reading, so that a client that sends too much receives the refusal.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge(maxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function unpacked(bytes: Buffer, maxBytes: number): Promise<Buffer> {
  try {
    return await unpack(bytes, { maxOutputLength: maxBytes })
  } catch (error) {
    const { code } = error as { readonly code?: string }
    if (code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(maxBytes)
    throw new HttpError(400, 'The body is not packed by gzip.')
  }
}

function tooLarge(maxBytes: number): HttpError {
  return new HttpError(413, `An export has at most ${maxBytes / 2 ** 20} MB, unpacked.`)
}

/** Response to a request. */
export interface HttpResponse {
  readonly status: number
  readonly type: string
  readonly body: string
}

/** Refused request, with the sentence its sender receives. */
export class HttpError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export function page(body: string, status = 200): HttpResponse {
  return { status, type: 'text/html; charset=utf-8', body }
}

export function json(value: object, status = 200): HttpResponse {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(value) }
}
