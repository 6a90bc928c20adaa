import type { IncomingMessage, ServerResponse } from 'node:http'
import { Agent } from 'node:http'

import type { Logger } from '@seneb/service-kit/logger'
import { currentTraceparent } from '@seneb/service-kit/telemetry'
import { errorCatalogue } from '@seneb/contracts/errors'
import { createProxyServer } from 'http-proxy-3'

/** The gateway ends an operation after 8 s; a little later nobody waits any more. */
const deadlineMs = 10_000

export interface GraphProxy {
  /** Sends one request to the gateway and its answer back; resolves when the answer has ended. */
  pass(request: IncomingMessage, response: ServerResponse): Promise<void>
  close(): void
}

/** The same-origin `/graphql`: streams to the gateway and back, and answers for it when it cannot be reached. */
export function createGraphProxy(gatewayUrl: string, log: Logger): GraphProxy {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  const proxy = createProxyServer({
    target: gatewayUrl,
    agent,
    changeOrigin: true,
    xfwd: true,
    timeout: deadlineMs,
    proxyTimeout: deadlineMs,
  })
  return {
    pass: (request, response) =>
      new Promise((resolve) => {
        response.once('close', resolve)
        const traceparent = currentTraceparent()
        if (traceparent) request.headers['traceparent'] = traceparent
        proxy.web(request, response, {}, (err) => {
          if (!request.destroyed || !response.writableEnded) log.warn({ err }, 'the gateway gave no answer')
          answerUnavailable(response)
        })
      }),
    close: () => {
      proxy.close()
      agent.destroy()
    },
  }
}

function answerUnavailable(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store', 'retry-after': '5' })
  response.end(
    JSON.stringify({
      errors: [{ message: errorCatalogue.UNAVAILABLE.message, extensions: { code: 'UNAVAILABLE' } }],
    }),
  )
}
