import { withDeadline } from '@seneb/platform/with-deadline'

import type { AskGraph, GraphReading, ReadPublished } from '../app/graph/load-context.js'
import type { CachedResponse, GraphResponseCache, CachedReading } from './graph-response-cache.js'

/** What one page asked the graph while it was rendered, so that it is known whether everybody gets the same. */
export class PageQuestions {
  private readonly responses: CachedResponse[] = []
  private readonly frame: CachedResponse[] = []
  private isPersonal = false

  constructor(
    private readonly cache: GraphResponseCache,
    private readonly ask: AskGraph,
  ) {}

  readonly askGraph: AskGraph = (document, variables, timeoutMs) => {
    this.isPersonal = true
    return within(timeoutMs, this.ask(document, variables), () => ({ unavailable: 'late' }))
  }

  readonly readPublished = this.readInto(this.responses)

  readonly readFrame = this.readInto(this.frame)

  /**
   * The cached responses the page and its frame were made from; nothing when something else was asked, too, or could not
   * be had, or when the page itself asked nothing: its content then has no known source.
   */
  cacheableResponses(): readonly CachedResponse[] | undefined {
    return this.isPersonal || this.responses.length === 0 ? undefined : [...this.responses, ...this.frame]
  }

  private readInto(responses: CachedResponse[]): ReadPublished {
    return async (document, variables, timeoutMs) => {
      const reads = this.cache.read(document, variables)
      const late = (): CachedReading => ({ reading: { unavailable: 'late' } })
      const { response, reading } = await within(timeoutMs, reads, late)
      if (response) responses.push(response)
      else this.isPersonal = true
      return reading as GraphReading<never>
    }
  }
}

/** The deadline of who waits only so long for an answer that is late; the question itself goes on. */
function within<T>(ms: number | undefined, work: Promise<T>, late: () => T): Promise<T> {
  return ms === undefined ? work : withDeadline(work, { ms, late })
}
