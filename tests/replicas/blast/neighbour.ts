import { Agent } from 'node:http'

import { sendSteadily } from '../../chaos/under-kills.js'
import { byKey } from '../../support/gateway-client.js'
import { countResponse, noCounts } from './flood-counts.js'
import { bodyOf, post } from './post.js'

/** Results of a partner who keeps to their limits. */
export interface Seen {
  readonly durationMs: readonly number[]
  /** Errors and refusals received instead of replies, with their counts. */
  readonly refusals: readonly string[]
}

/** Costs two points and makes a round trip to content; at this rate, requests use fewer points than are restored. */
const body = bodyOf('{ countries { source } }')
const perSecond = 40

/** Another partner, who sends to all gateways in turn at a steady rate, regardless of earlier responses. */
export class Neighbour {
  private readonly agent = new Agent({ keepAlive: true })

  constructor(
    private readonly urls: readonly string[],
    private readonly key: string,
  ) {}

  async request(seconds: number): Promise<Seen> {
    const durationMs: number[] = []
    const counts = noCounts()
    const request = async (url: string) => {
      const sentAt = performance.now()
      const response = await post(url, { agent: this.agent, body, headers: byKey(this.key) }).catch(() => undefined)
      durationMs.push(performance.now() - sentAt)
      countResponse(counts, response)
    }
    const toNext = (number: number) => request(this.urls[number % this.urls.length] ?? '')
    await Promise.all(await sendSteadily({ count: seconds * perSecond, perSecond }, toNext))
    const { others, withoutSlot, withoutPoints } = counts
    const rejections = { ...others, 'without a place': withoutSlot, 'without points': withoutPoints }
    return {
      durationMs,
      refusals: Object.entries(rejections).flatMap(([name, times]) => (times > 0 ? `${name} ${times}` : [])),
    }
  }
}

/** Several times together. */
export function observedTogether(times: readonly Seen[]): Seen {
  return {
    durationMs: times.flatMap(({ durationMs }) => durationMs),
    refusals: [...new Set(times.flatMap(({ refusals }) => refusals))],
  }
}
