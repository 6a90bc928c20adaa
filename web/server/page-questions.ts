import { withTimeout } from '@seneb/platform/with-timeout'

import type { AskGraph, GraphReading, ReadPublished } from '../app/graph/load-context.js'
import type { CacheableResponse, CacheableReading, ReadResponse } from './cacheable-responses.js'

/** Records the graph requests of one page during rendering, to determine whether everyone gets the same page. */
export class PageQuestions {
  /** Taken before the first request, so that a confirmation counts from this time. */
  readonly begunAt = performance.now()
  private readonly responses: CacheableResponse[] = []
  private readonly frame: CacheableResponse[] = []
  private isPersonal = false

  constructor(
    private readonly readResponse: ReadResponse,
    private readonly ask: AskGraph,
  ) {}

  readonly askGraph: AskGraph = (document, variables, timeoutMs) => {
    this.isPersonal = true
    return within(timeoutMs, this.ask(document, variables), () => ({ unavailable: 'late' }))
  }

  readonly readPublished = this.readInto(this.responses)

  readonly readFrame = this.readInto(this.frame)

  /**
   * Returns the cacheable responses that the page and its frame were made from. Returns undefined when another request
   * was made or a response was unavailable. Also undefined when the page itself made no request, because its content
   * then has no known source.
   */
  cacheableResponses(): readonly CacheableResponse[] | undefined {
    return this.isPersonal || this.responses.length === 0 ? undefined : [...this.responses, ...this.frame]
  }

  private readInto(responses: CacheableResponse[]): ReadPublished {
    return async (document, variables, timeoutMs) => {
      const late = (): CacheableReading => ({ reading: { unavailable: 'late' } })
      const { reading, response } = await within(timeoutMs, this.readResponse(document, variables), late)
      if (response) responses.push(response)
      else this.isPersonal = true
      return reading as GraphReading<never>
    }
  }
}

/** Limits how long the caller waits for a late reply; the request itself goes on. */
function within<T>(ms: number | undefined, work: Promise<T>, late: () => T): Promise<T> {
  return ms === undefined ? work : withTimeout(work, { ms, onTimeout: late })
}
