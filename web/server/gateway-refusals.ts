import type { ServerResponse } from 'node:http'

import { errorCatalogue } from '@seneb/contracts/errors'
import { uploadSentences } from '@seneb/contracts/vocabulary/upload-rules'
import { drainRequest } from '@seneb/platform/lingering-close'

const uploadPath = '/uploads'
const livePath = '/staff/live'
const presencePath = '/staff/presence'
const passedPaths: readonly string[] = [
  '/graphql',
  '/schema.graphql',
  uploadPath,
  `${uploadPath}/tokens`,
  livePath,
  presencePath,
]
/** A document that one of our staff opens, or a record that they export. */
const documentPath = /^\/staff\/(?:documents|records)\/[\da-f-]{36}\/[a-z-]{1,40}$/

/** True for what the gateway answers: the graph, files of forms, and what pages of our staff listen to or open. */
export function isForGateway(url = ''): boolean {
  const path = pathOf(url)
  return passedPaths.includes(path) || documentPath.test(path)
}

/** True for the stream that tells pages of our staff when to ask again; it lasts as long as its page. */
export function isLiveStream(url = ''): boolean {
  return pathOf(url) === livePath
}

/** True for a file on its way in, which may take longer than anything else. */
export function isUpload(url = ''): boolean {
  return pathOf(url) === uploadPath
}

/** True for what looks like a leave to send a file: three parts, as the gateway writes them. Whether it is one, it knows. */
export function isUploadToken(value: unknown): boolean {
  return typeof value === 'string' && value.length <= 200 && /^[\w-]+(?:\.[\w-]+){2}$/.test(value)
}

/** An answer given in the gateway's place, in the shape it answers in. */
export interface Refusal {
  answer(response: ServerResponse): void
}

/** The gateway cannot be had, or not in time. */
export const unavailable: Refusal = refusal(503, {
  message: errorCatalogue.UNAVAILABLE.message,
  extensions: { code: 'UNAVAILABLE' },
})

const uploadStatuses = { tooLarge: 413, token: 403, busy: 503, interrupted: 408 } as const

/** A file that is not passed on, in the sentence its sender reads (docs/uploads.md). */
export function uploadRefusal(reason: keyof typeof uploadStatuses): Refusal {
  const extensions = { code: 'UPLOAD_REFUSED', reason }
  return refusal(uploadStatuses[reason], { message: uploadSentences[reason], extensions })
}

function refusal(status: number, error: object): Refusal {
  const body = JSON.stringify({ errors: [error] })
  return {
    answer: (response) => {
      if (response.headersSent) {
        response.destroy()
        return
      }
      // The rest of a large request is not read, so nothing may follow it on the same connection.
      if (!response.req.complete) response.setHeader('connection', 'close')
      if (status === 503) response.setHeader('retry-after', '5')
      response.writeHead(status, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'cache-control': 'no-store',
      })
      response.write(body)
      void drainRequest(response.req).then(() => response.end())
    },
  }
}

/** An address without its question. */
export function pathOf(url = ''): string {
  return url.replace(/\?.*$/, '')
}
