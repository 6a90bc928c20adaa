import type { Figure, Reader } from './figure.rules.js'
import type { Token } from './gate-tokens.rules.js'
import { moneyAt, priceWordsAt, shareAt } from './read-amounts.rules.js'
import { countAt, phoneAt } from './read-counts.rules.js'
import { dateAt } from './read-dates.rules.js'
import { spanAt, timeAt } from './read-spans.rules.js'

/** What reads a figure is asked in this order; the last takes every number that nobody else knew. */
const readers: readonly Reader[] = [dateAt, priceWordsAt, phoneAt, moneyAt, timeAt, shareAt, spanAt, countAt]

/** Everything in a line that counts, costs, dates or times something, from left to right. */
export function figuresIn(tokens: readonly Token[]): Figure[] {
  const figures: Figure[] = []
  for (let at = 0; at < tokens.length; at++) {
    const found = readers.reduce<Figure | undefined>((figure, reader) => figure ?? reader(tokens, at), undefined)
    if (!found) continue
    figures.push(found)
    at = Math.max(at, found.to)
  }
  return figures
}
