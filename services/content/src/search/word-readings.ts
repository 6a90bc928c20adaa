import type { ReadTx, WriteTx } from '@seneb/service-kit/database/db'

import { correctTermsSql, addSearchTermsSql, dropSearchTermsSql } from './search.queries.js'
import type { TermReading } from './search.rules.js'

/**
 * Time for which readings are valid: publications change rarely, and a new word is recognized after this time at the
 * latest.
 */
export const readForMs = 60_000
const maxWords = 10_000

/**
 * Looks typed words up in the published content, and caches each for a minute: comparing a mistyped word with every
 * known one is most of the work of a search, and most people mistype the same words (S1).
 */
export class TermReadings {
  private cache = new Map<string, TermReading>()
  private since = new Date(0)

  /** Returns the readings in the order of the words; uncached ones are read with one statement. */
  async of(words: readonly string[], now: Date, tx: Pick<ReadTx, 'query'>): Promise<readonly TermReading[]> {
    this.deleteOld(now)
    const { cache } = this
    const missing = [...new Set(words)].filter((word) => !cache.has(word))
    const read = missing.length > 0 ? await tx.query<TermReading>(correctTermsSql, [missing]) : []
    for (const reading of read) cache.set(reading.word, reading)
    return words.flatMap((word) => cache.get(word) ?? [])
  }

  /** Deletes all cached readings together, so that no state per word is needed. */
  private deleteOld(now: Date): void {
    const ageMs = now.getTime() - this.since.getTime()
    if (ageMs >= 0 && ageMs < readForMs && this.cache.size < maxWords) return
    this.cache = new Map()
    this.since = now
  }
}

/** Updates the terms used to correct misspellings to the published content. */
export async function storeSearchTerms(tx: WriteTx): Promise<void> {
  await tx.query(addSearchTermsSql)
  await tx.query(dropSearchTermsSql)
}
