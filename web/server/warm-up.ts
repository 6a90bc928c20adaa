import { get } from 'node:http'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'

import type { Logger } from '@seneb/platform/logger'

const pauseMs = 100
const requestMs = 5000

interface WarmUpOptions {
  /** Port of this server, and the origin its visitors use. */
  readonly port: number
  readonly siteOrigin: string
  readonly gatewayUrl: string
  readonly log: Logger
  readonly timeoutMs?: number
}

/**
 * Requests this server's home page until it includes all published content. This way the first visitor waits no longer
 * than the second and misses nothing (O-2). Gives up after ten seconds: pages can be shown without the gateway, and
 * then tell the visitor. Renders no page before the gateway listens, because it starts at the same time, on the same
 * cores.
 */
export async function warmUp({ gatewayUrl, log, timeoutMs = 10_000, port, siteOrigin }: WarmUpOptions): Promise<void> {
  const { host } = new URL(siteOrigin)
  const end = performance.now() + timeoutMs
  while (performance.now() < end) {
    if ((await isListenedAt(gatewayUrl)) && (await isCached({ port, path: '/', headers: { host } }))) return
    await setTimeout(pauseMs)
  }
  log.warn(
    { durationMs: timeoutMs },
    'the graph did not answer while the web server started; pages do without until it does',
  )
}

function isListenedAt(url: string): Promise<boolean> {
  const { hostname, port, protocol } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port) || (protocol === 'https:' ? 443 : 80),
      timeout: requestMs,
    })
    const end = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', () => end(true))
    socket.once('timeout', () => end(false))
    socket.once('error', () => end(false))
  })
}

/** Only a complete page is cached, and only a cached page has an etag (page-cache.ts). */
function isCached(page: { readonly port: number; readonly path: string; readonly headers: { host: string } }) {
  return new Promise<boolean>((resolve) => {
    const request = get({ ...page, host: '127.0.0.1', agent: false, timeout: requestMs }, (response) => {
      response.resume().once('close', () => resolve(response.headers.etag !== undefined))
    })
    request.once('timeout', () => request.destroy())
    request.once('error', () => resolve(false))
  })
}
