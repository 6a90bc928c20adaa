import type { IncomingMessage, ServerResponse } from 'node:http'
import { Agent } from 'node:http'

import { errorCatalogue } from '@seneb/contracts/errors'
import { largestUploadBytes, uploadSentences } from '@seneb/contracts/vocabulary/upload-rules'
import type { Logger } from '@seneb/service-kit/logger'
import { currentTraceparent } from '@seneb/service-kit/telemetry'
import { createProxyServer } from 'http-proxy-3'

/** The gateway ends an operation after 8 s; a little later nobody waits any more. */
const graphDeadlineMs = 10_000
/** Ten megabytes over a slow line, and the gateway's look at them. */
export const uploadDeadlineMs = 180_000
/** The gateway counts and has the last word; nobody need send it what is so far beyond. */
const largestPassedBytes = 2 * largestUploadBytes

const uploadPath = '/uploads'
const passedPaths: readonly string[] = ['/graphql', uploadPath, `${uploadPath}/tokens`]

export interface GatewayProxy {
  /** Sends one request to the gateway and its answer back; resolves when the answer has ended. */
  pass(request: IncomingMessage, response: ServerResponse): Promise<void>
  close(): void
}

/** True for what the gateway answers: the graph and files that belong to forms. */
export function isForGateway(url = ''): boolean {
  return passedPaths.includes(pathOf(url))
}

/** True for a file on its way in, which may take longer than anything else. */
export function isUpload(url = ''): boolean {
  return pathOf(url) === uploadPath
}

/**
 * The gateway under the site's own origin: streams to it and back, neither gathered nor written down anywhere, each
 * with its deadline, and answers for it when it cannot be reached.
 */
export function createGatewayProxy(gatewayUrl: string, log: Logger): GatewayProxy {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  const proxyWith = (timeout: number) =>
    createProxyServer({ target: gatewayUrl, agent, changeOrigin: true, xfwd: true, timeout, proxyTimeout: timeout })
  const [graph, uploads] = [proxyWith(graphDeadlineMs), proxyWith(uploadDeadlineMs)]
  return {
    pass: (request, response) =>
      new Promise((resolve) => {
        response.once('close', resolve)
        if (Number(request.headers['content-length'] ?? 0) > largestPassedBytes) {
          // What is still to come of it is not read.
          response.setHeader('connection', 'close')
          answer(response, 413, { message: uploadSentences.tooLarge, extensions: { code: 'UPLOAD_REFUSED' } })
          return
        }
        const traceparent = currentTraceparent()
        if (traceparent) request.headers['traceparent'] = traceparent
        const proxy = isUpload(request.url) ? uploads : graph
        proxy.web(request, response, {}, (err) => {
          if (!request.destroyed || !response.writableEnded) log.warn({ err }, 'the gateway gave no answer')
          answerUnavailable(response)
        })
      }),
    close: () => {
      graph.close()
      uploads.close()
      agent.destroy()
    },
  }
}

function answerUnavailable(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.setHeader('retry-after', '5')
  answer(response, 503, { message: errorCatalogue.UNAVAILABLE.message, extensions: { code: 'UNAVAILABLE' } })
}

function answer(response: ServerResponse, status: number, error: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify({ errors: [error] }))
}

function pathOf(url: string): string {
  return url.replace(/\?.*$/, '')
}
