import { hash } from 'node:crypto'

import { withDeadline } from '@seneb/platform/with-deadline'

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

  readonly askGraph: AskGraph = (document, variables, patienceMs) => {
    this.isForOne = true
    return within(patienceMs, this.ask(document, variables), () => ({ unavailable: 'late' }))
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
      const late = (): PublishedReading => ({ reading: { unavailable: 'late' } })
      const { answer, reading } = await within(patienceMs, reads, late)
      if (answer) answers.push(answer)
      else this.isForOne = true
      return reading as GraphReading<never>
    }
  }
}

/** The deadline of who waits only so long for an answer that is late; the question itself goes on. */
function within<T>(ms: number | undefined, work: Promise<T>, late: () => T): Promise<T> {
  return ms === undefined ? work : withDeadline(work, { ms, late })
}
