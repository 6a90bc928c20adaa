import { hash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

import type { AskGraph, GraphReading, ReadPublished } from '../app/graph/load-context.js'
import type { PublishedAnswer, PublishedAnswers, PublishedReading } from './published-answers.js'

/** What one page asked the graph while it was rendered, so that it is known whether everybody gets the same. */
export class PageQuestions {
  private readonly answers: PublishedAnswer[] = []
  private readonly frame: PublishedAnswer[] = []
  private isForOne = false

  constructor(
    private readonly published: PublishedAnswers,
    private readonly ask: AskGraph,
  ) {}

  readonly askGraph: AskGraph = (document, variables) => {
    this.isForOne = true
    return this.ask(document, variables)
  }

  readonly readPublished = this.readInto(this.answers)

  readonly readFrame = this.readInto(this.frame)

  /**
   * The published answers the page and its frame were made from; nothing when something else was asked, too, or could not
   * be had, or when the page itself asked nothing: what is in it then is known to nobody.
   */
  publishedOnly(): readonly PublishedAnswer[] | undefined {
    return this.isForOne || this.answers.length === 0 ? undefined : [...this.answers, ...this.frame]
  }

  /** Names the state of what `publishedOnly` gives, if anything. */
  readonly edition = (): string | undefined => {
    const etags = this.publishedOnly()?.map(({ etag }) => etag)
    return etags && hash('sha256', etags.sort().join(), 'base64url')
  }

  private readInto(answers: PublishedAnswer[]): ReadPublished {
    return async (document, variables, patienceMs) => {
      const reads = this.published.read(document, variables)
      const { answer, reading } = await (patienceMs === undefined ? reads : within(patienceMs, reads))
      if (answer) answers.push(answer)
      else this.isForOne = true
      return reading as GraphReading<never>
    }
  }
}

/** What was read, or that it is late; the timer ends with the waiting. */
async function within(ms: number, reads: Promise<PublishedReading>): Promise<PublishedReading> {
  const waiting = new AbortController()
  const late: PublishedReading = { reading: { unavailable: 'late' } }
  try {
    return await Promise.race([reads, setTimeout(ms, late, { ref: false, signal: waiting.signal })])
  } finally {
    waiting.abort()
  }
}
