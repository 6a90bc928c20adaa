import { get } from 'node:http'
import { setTimeout } from 'node:timers/promises'

import type { Logger } from '@seneb/platform/logger'

const pauseMs = 200
const requestMs = 5000

interface WarmUpOptions {
  /** Where this server listens, and the host its visitors use. */
  readonly port: number
  readonly siteOrigin: string
  readonly log: Logger
  readonly timeoutMs?: number
}

/**
 * Asks this server for its home page until it comes with everything that is published on it, so that the first visitor
 * waits no longer than the second and misses nothing that was late (O-2). Gives up after ten seconds: pages can be shown
 * without the gateway, and then say so.
 */
export async function warmUp({ log, timeoutMs = 10_000, port, siteOrigin }: WarmUpOptions): Promise<void> {
  const { host } = new URL(siteOrigin)
  const end = performance.now() + timeoutMs
  while (performance.now() < end) {
    if (await isCached({ port, path: '/', headers: { host } })) return
    await setTimeout(pauseMs)
  }
  log.warn(
    { durationMs: timeoutMs },
    'the graph did not answer while the web server started; pages do without until it does',
  )
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
