import autocannon from 'autocannon'

import { percentile } from '../support/figures.js'

/** Bounded load on one GraphQL endpoint: a number of requests over a number of connections, sequential on each. */
export interface Load {
  readonly url: string
  readonly connections: number
  readonly requests: number
  /** The body of the next request. */
  readonly nextBody: () => string
  /** Headers of every request, in addition to those for JSON. */
  readonly headers?: Readonly<Record<string, string>>
  /** Text that every response must contain; a response without it ends the benchmark. */
  readonly mustContain: string
}

export interface LoadFigures {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
}

/** Requests of a load failed or got an unexpected response. */
export class LoadFailed extends Error {
  override readonly name = 'LoadFailed'
}

/** Sends the load and measures it; rejects with LoadFailed when any request fails or gets an unexpected response. */
export async function putLoadOn({
  connections,
  mustContain,
  nextBody,
  requests,
  url,
  ...load
}: Load): Promise<LoadFigures> {
  const durationsMs: number[] = []
  let wrong: string | undefined
  const headers = { 'content-type': 'application/json', accept: 'application/json', ...load.headers }
  const running = autocannon({
    url,
    connections,
    timeout: 20,
    amount: requests,
    requests: [{ method: 'POST', headers, setupRequest: (request) => ({ ...request, body: nextBody() }) }],
    verifyBody: (body) => {
      if (body.includes(mustContain)) return true
      wrong ??= body.slice(0, 300)
      return false
    },
  })
  const startedAt = performance.now()
  let endedAt = startedAt
  running.on('response', (_client, _status, _bytes, ms: number) => {
    durationsMs.push(ms)
    endedAt = performance.now()
  })
  const { errors, mismatches, non2xx, timeouts } = await running
  if (errors + timeouts + mismatches + non2xx > 0) {
    const counts = `${errors} failed, ${timeouts} of them by time, ${non2xx} with another status, ${mismatches} with another answer`
    throw new LoadFailed(`of ${requests} requests to ${url} ${counts}${wrong ? `, such as ${wrong}` : ''}`)
  }
  const seconds = (endedAt - startedAt) / 1000
  return {
    perSecond: durationsMs.length / seconds,
    p50Ms: percentile(durationsMs, 0.5),
    p99Ms: percentile(durationsMs, 0.99),
  }
}
