import { withTimeout } from '@seneb/platform/with-timeout'

import type { AskGraph, GraphReading, ReadPublished } from '../app/graph/load-context.js'
import type { CacheableResponse, CacheableReading, ReadResponse } from './cacheable-responses.js'

/** Records the graph requests of one page during rendering, to determine whether everyone gets the same page. */
export class PageQuestions {
  /** Before anything was asked, so what is confirmed later is confirmed since then. */
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
   * The cacheable responses the page and its frame were made from; nothing when something else was asked, too, or could not
   * be had, or when the page itself asked nothing: its content then has no known source.
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

/** The deadline of who waits only so long for an answer that is late; the question itself goes on. */
function within<T>(ms: number | undefined, work: Promise<T>, late: () => T): Promise<T> {
  return ms === undefined ? work : withTimeout(work, { ms, onTimeout: late })
}
