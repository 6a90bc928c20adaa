import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, isIP } from 'node:net'

import type { PrometheusExporter } from '@opentelemetry/exporter-prometheus'

/** Checks that readiness depends on: each reports within its deadline whether it can serve now. */
export type ReadinessChecks = Readonly<Record<string, () => Promise<boolean>>>

export interface Health {
  readonly port: number
  /** Makes /readyz respond with 503, so that load balancers send no new work. */
  drain(): void
  close(): Promise<void>
}

/**
 * Serves /livez (the process runs), /readyz (it can work now) and /metrics on a separate port, to machines. Requests
 * from pages in a browser are refused under any host name.
 */
export async function startHealth(options: {
  /** Address of this machine on which it listens. */
  host: string
  port: number
  checks: ReadinessChecks
  prometheus: PrometheusExporter
}): Promise<Health> {
  let draining = false
  const server = createServer((request, response) => {
    void route(request, response).catch(() => respond(response, 500, { status: 'error' }))
  })

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isOwnHost(request.headers.host))
      respond(response, 421, { status: 'answered at an address or an inner name only' })
    else if (request.headers.origin !== undefined) respond(response, 403, { status: 'not for pages' })
    else if (request.url === healthPaths.live) respond(response, 200, { status: 'ok' })
    else if (request.url === healthPaths.metrics) options.prometheus.getMetricsRequestHandler(request, response)
    else if (request.url === healthPaths.ready) await respondReadiness(response)
    else respond(response, 404, { status: 'not found' })
  }

  async function respondReadiness(response: ServerResponse): Promise<void> {
    const checks = { ...(await readiness(options.checks)), notDraining: !draining }
    const ready = Object.values(checks).every(Boolean)
    respond(response, ready ? 200 : 503, { status: ready ? 'ok' : 'not ready', checks })
  }

  await listen(server, options)
  return {
    port: (server.address() as AddressInfo).port,
    drain: () => {
      draining = true
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readiness(checks: ReadinessChecks): Promise<Record<string, boolean>> {
  const results = Object.entries(checks).map(async ([name, check]) => [name, await check().catch(() => false)] as const)
  return Object.fromEntries(await Promise.all(results))
}

function listen(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
}

function respond(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}

/** Paths on the health port of every process: liveness, readiness and metrics. */
export const healthPaths = { live: '/livez', ready: '/readyz', metrics: '/metrics' } as const

/** Suffixes that no public host name has: those of this machine (RFC 6761) and of a cluster. */
const innerSuffixes = ['.localhost', '.svc', '.svc.cluster.local']

/**
 * Whether a Host header is an address, or a name that no public site can have. A site that points its own name at this
 * machine (DNS rebinding) sends that name.
 */
export function isOwnHost(host: string | undefined): boolean {
  const url = `http://${host ?? ''}`
  if (!URL.canParse(url)) return false
  const { hostname } = new URL(url)
  const address = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(address) > 0 || !hostname.includes('.') || innerSuffixes.some((suffix) => hostname.endsWith(suffix))
}
