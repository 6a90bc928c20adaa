import type { Logger } from '@seneb/platform/logger'
import { currentTraceparent } from '@seneb/platform/telemetry'
import { withAbortDeadline } from '@seneb/platform/with-deadline'
import type { DocumentNode } from 'graphql'

import type { GraphReading } from '../app/graph/load-context.js'
import { documentIdOf } from './document-id.js'

/** For so long nobody asks the gateway whether an answer still holds; an edit shows in less than two of it. */
export const unaskedMs = 1000
/** A page waits no longer than this for the graph. */
const deadlineMs = 3000
/** Far more than there are pages; the oldest give way, so that invented addresses cannot fill the memory. */
const mostAnswers = 500

/** An answer that everybody gets alike, as the gateway gave it. */
export interface PublishedAnswer {
  readonly address: string
  readonly etag: string
  readonly data: unknown
  /** When the gateway last began to say that this still holds. */
  confirmedAt: number
}

/** What came of asking; `answer` is set when it may be kept. */
export interface PublishedReading {
  readonly reading: GraphReading<unknown>
  readonly answer?: PublishedAnswer
}

interface PublishedAnswersOptions {
  readonly gatewayUrl: string
  readonly log: Logger
  readonly now?: () => number
}

/**
 * Answers to questions that everybody gets answered alike (P4). They are kept, and asked after at most once a second:
 * `If-None-Match` costs the gateway next to nothing while nothing changed, and brings the new answer when something did.
 */
export class PublishedAnswers {
  private readonly kept = new Map<string, PublishedAnswer>()
  private readonly underWay = new Map<string, Promise<PublishedReading>>()
  private readonly now: () => number

  constructor(private readonly options: PublishedAnswersOptions) {
    this.now = options.now ?? (() => performance.now())
  }

  /** The answer to one of our documents; never throws. */
  read(document: DocumentNode, variables: object): Promise<PublishedReading> {
    const asked = `documentId=${documentIdOf(document)}&variables=${encodeURIComponent(JSON.stringify(variables))}`
    return this.readAt(`${this.options.gatewayUrl}/graphql?${asked}`)
  }

  /** True without asking anybody while the gateway has said so within the last second. */
  isFresh(answer: PublishedAnswer): boolean {
    return this.now() - answer.confirmedAt < unaskedMs && this.kept.get(answer.address) === answer
  }

  /** True when this is still the answer that everybody gets; asks the gateway when it has not said so lately. */
  async holds(answer: PublishedAnswer): Promise<boolean> {
    return this.isFresh(answer) || (await this.readAt(answer.address)).answer === answer
  }

  private async readAt(address: string): Promise<PublishedReading> {
    const known = this.kept.get(address)
    if (known && this.isFresh(known)) return { reading: { data: known.data }, answer: known }
    const underWay = this.underWay.get(address)
    if (underWay) return underWay
    const asking = this.ask(address, known).finally(() => this.underWay.delete(address))
    this.underWay.set(address, asking)
    return asking
  }

  private async ask(address: string, known: PublishedAnswer | undefined): Promise<PublishedReading> {
    // The moment before, because what is said to hold may have changed while the answer was under way.
    const confirmedAt = this.now()
    try {
      return await withAbortDeadline(deadlineMs, async (signal) => {
        const response = await fetch(address, { headers: headersFor(known), signal })
        if (response.status !== 304 || !known) return this.take(address, response, confirmedAt)
        known.confirmedAt = confirmedAt
        return { reading: { data: known.data }, answer: known }
      })
    } catch (error) {
      const isLate = error instanceof DOMException && error.name === 'TimeoutError'
      return this.giveUp(address, isLate ? 'late' : 'unreachable')
    }
  }

  private async take(address: string, response: Response, confirmedAt: number): Promise<PublishedReading> {
    const { data, errors } = (await response.json()) as { readonly data?: unknown; readonly errors?: unknown }
    if (errors || !data) return this.giveUp(address, 'failed')
    const etag = response.headers.get('etag')
    const isForAll = response.headers.get('cache-control')?.includes('public') ?? false
    this.kept.delete(address)
    if (etag === null || !isForAll) return { reading: { data } }
    const answer: PublishedAnswer = { address, etag, data, confirmedAt }
    this.kept.set(address, answer)
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= mostAnswers) break
      this.kept.delete(oldest)
    }
    return { reading: { data }, answer }
  }

  private giveUp(address: string, reason: 'failed' | 'late' | 'unreachable'): PublishedReading {
    this.kept.delete(address)
    this.options.log.warn({ reason }, 'the graph gave no answer to what is published')
    return { reading: { unavailable: reason } }
  }
}

function headersFor(known: PublishedAnswer | undefined): Record<string, string> {
  const traceparent = currentTraceparent()
  return {
    accept: 'application/graphql-response+json, application/json',
    ...(known ? { 'if-none-match': known.etag } : {}),
    ...(traceparent ? { traceparent } : {}),
  }
}
