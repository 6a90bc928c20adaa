import { distance } from 'fastest-levenshtein'

import type { WordReading } from './search.rules.js'

/** Shorter words are left as they are: of four letters one more or less makes another word ('boob', 'book'). */
const shortestCorrected = 5

/** Words with mistyped ones put right, where the known word is so near that it cannot well be another one. */
export function correctedWords(readings: readonly WordReading[]): readonly string[] {
  return readings.map(({ isKnown, nearest, word }) => {
    if (isKnown || nearest === null || word.length < shortestCorrected) return word
    return distance(word, nearest) <= (word.length > shortestCorrected ? 2 : 1) ? nearest : word
  })
}
