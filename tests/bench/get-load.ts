import autocannon from 'autocannon'

import { percentile } from '../support/figures.js'
import type { LoadFigures } from './load.js'

/** Repeated requests to one address over a given number of connections. */
export interface GetLoad {
  readonly url: string
  readonly connections: number
  readonly requests: number
  readonly headers: Record<string, string>
  /** Expected status of every response; another one ends the benchmark. */
  readonly status: number
}

/** Sends the requests and measures them; rejects when any response has another status. */
export async function requestRepeatedly({
  connections,
  headers,
  requests,
  status,
  url,
}: GetLoad): Promise<LoadFigures> {
  const durationsMs: number[] = []
  let others = 0
  const running = autocannon({
    url,
    connections,
    timeout: 20,
    amount: requests,
    requests: [{ method: 'GET', headers }],
  })
  const startedAt = performance.now()
  let endedAt = startedAt
  running.on('response', (_client, statusCode: number, _bytes, ms: number) => {
    durationsMs.push(ms)
    if (statusCode !== status) others++
    endedAt = performance.now()
  })
  const { errors, timeouts } = await running
  if (errors + timeouts + others > 0) {
    throw new Error(`${errors + timeouts} of ${requests} requests to ${url} failed, ${others} were answered otherwise`)
  }
  const seconds = (endedAt - startedAt) / 1000
  return {
    perSecond: durationsMs.length / seconds,
    p50Ms: percentile(durationsMs, 0.5),
    p99Ms: percentile(durationsMs, 0.99),
  }
}
