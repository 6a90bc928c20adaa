import { setTimeout } from 'node:timers/promises'

import type { AskGraph, GraphReading, ReadPublished } from '../app/load-context.js'
import type { PublishedAnswer, PublishedAnswers, PublishedReading } from './published-answers.js'

/** What one page asked the graph while it was rendered, so that it is known whether everybody gets the same. */
export class PageQuestions {
  private readonly answers: PublishedAnswer[] = []
  private isForOne = false

  constructor(
    private readonly published: PublishedAnswers,
    private readonly ask: AskGraph,
  ) {}

  readonly askGraph: AskGraph = (document, variables) => {
    this.isForOne = true
    return this.ask(document, variables)
  }

  readonly readPublished: ReadPublished = async (document, variables, patienceMs) => {
    const reads = this.published.read(document, variables)
    const { answer, reading } = await (patienceMs === undefined ? reads : Promise.race([reads, lateAfter(patienceMs)]))
    if (answer) this.answers.push(answer)
    else this.isForOne = true
    return reading as GraphReading<never>
  }

  /** The published answers the page was made from; nothing when something else was asked, too, or could not be had. */
  publishedOnly(): readonly PublishedAnswer[] | undefined {
    return this.isForOne ? undefined : this.answers
  }
}

async function lateAfter(ms: number): Promise<PublishedReading> {
  await setTimeout(ms, undefined, { ref: false })
  return { reading: { unavailable: 'late' } }
}
