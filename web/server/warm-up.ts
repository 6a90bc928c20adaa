import { get } from 'node:http'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'

import type { Logger } from '@seneb/platform/logger'

const pauseMs = 100
const requestMs = 5000

interface WarmUpOptions {
  /** Where this server listens, and the host its visitors use. */
  readonly port: number
  readonly siteOrigin: string
  readonly gatewayUrl: string
  readonly log: Logger
  readonly timeoutMs?: number
}

/**
 * Asks this server for its home page until it comes with everything that is published on it, so that the first visitor
 * waits no longer than the second and misses nothing that was late (O-2). Gives up after ten seconds: pages can be shown
 * without the gateway, and then say so. Before somebody listens there no page is rendered for nothing: the gateway starts
 * at the same time, on the same cores.
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

/** Only a page that came whole is cached, and only a cached page has an etag (page-cache.ts). */
function isCached(page: { readonly port: number; readonly path: string; readonly headers: { host: string } }) {
  return new Promise<boolean>((resolve) => {
    const request = get({ ...page, host: '127.0.0.1', agent: false, timeout: requestMs }, (response) => {
      response.resume().once('close', () => resolve(response.headers.etag !== undefined))
    })
    request.once('timeout', () => request.destroy())
    request.once('error', () => resolve(false))
  })
}
