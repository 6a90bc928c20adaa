import { distance } from 'fastest-levenshtein'

import { existingWords } from './existing-words.js'
import type { WordReading } from './search.rules.js'

/** Shorter words are left as they are: of four letters one more or less makes another word ('boob', 'book'). */
const shortestSuggested = 5

/**
 * The query that may have been meant, for a page to offer: words that nothing published holds give way to a known word so
 * near that it cannot well be another one. Undefined when every word is known, or a word of its own.
 */
export function suggestedQuery(readings: readonly WordReading[]): string | undefined {
  const words = readings.map(meantWord)
  return words.some((word, i) => word !== readings[i]?.word) ? words.join(' ') : undefined
}

function meantWord({ isKnown, nearest, word }: WordReading): string {
  if (isKnown || nearest === null || word.length < shortestSuggested || existingWords.has(word)) return word
  return distance(word, nearest) <= (word.length > shortestSuggested ? 2 : 1) ? nearest : word
}
