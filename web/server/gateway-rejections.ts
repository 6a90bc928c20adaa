import { Readable } from 'node:stream'

import { errorCatalogue } from '@seneb/contracts/errors'
import { uploadMessages } from '@seneb/contracts/vocabulary/upload-rules'
import { drainRequest } from '@seneb/platform/lingering-close'
import type { FastifyReply } from 'fastify'

export const uploadPath = '/uploads'

/** True for an upload, which may take longer than other requests. */
export function isUpload(url = ''): boolean {
  return url.split('?', 1)[0] === uploadPath
}

/** True for a text in the format of an upload token: three parts. Only the gateway can verify it. */
export function isUploadToken(value: unknown): boolean {
  return typeof value === 'string' && value.length <= 200 && /^[\w-]+(?:\.[\w-]+){2}$/.test(value)
}

/** A response in place of the gateway's, in its format. */
export interface GatewayRejection {
  readonly status: number
  readonly error: { readonly message: string; readonly extensions: { readonly code: string; readonly reason?: string } }
}

/** The gateway is unavailable, or did not reply in time. */
export const unavailable: GatewayRejection = {
  status: 503,
  error: { message: errorCatalogue.UNAVAILABLE.message, extensions: { code: 'UNAVAILABLE' } },
}

const uploadStatuses = { tooLarge: 413, token: 403, busy: 503, interrupted: 408 } as const

/** A file that is not passed on, in the sentence its sender reads (docs/uploads.md). */
export function uploadRejection(reason: keyof typeof uploadStatuses): GatewayRejection {
  const extensions = { code: 'UPLOAD_REFUSED', reason }
  return { status: uploadStatuses[reason], error: { message: uploadMessages[reason], extensions } }
}

export function sendRejection(reply: FastifyReply, { error, status }: GatewayRejection): FastifyReply {
  const body = Buffer.from(JSON.stringify({ errors: [error] }))
  const { raw } = reply.request
  // The rest of a large request is not read, so the connection must close.
  if (!raw.complete) reply.header('connection', 'close')
  if (status === 503) reply.header('retry-after', '5')
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
  }
  return reply
    .code(status)
    .headers(headers)
    .send(Readable.from(replayThenDrain(body, () => drainRequest(raw))))
}

/**
 * The connection closes when the client has read the response or sent the rest, because a socket closed with unread
 * bytes is reset.
 */
async function* replayThenDrain(body: Buffer, drained: () => Promise<void>): AsyncGenerator<Buffer> {
  yield body
  await drained()
}
