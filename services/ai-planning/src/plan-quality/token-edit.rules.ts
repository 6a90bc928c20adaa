import { distance } from 'fastest-levenshtein'

/** How many words have to be put in, taken out or replaced to make one text of another, and of how many. */
export interface TokenEdit {
  readonly changed: number
  /** The words of the longer one: all of them are changed where nothing is left. */
  readonly of: number
}

const token = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}\s]/gu

/** Words, numbers and signs, one each, in any script; spaces and how letters are put together in memory say nothing. */
export function tokensOf(text: string): string[] {
  return text.normalize('NFC').match(token) ?? []
}

/** The Levenshtein distance of two lists of tokens: none where they are the same, all of the longer one at most. */
export function tokenEdit(before: readonly string[], after: readonly string[]): TokenEdit {
  const signs = new Map<string, string>()
  // The library compares characters, so each different token is given one of its own. A plan is bounded to fewer
  // characters than there are code units (planBounds), so they do not run out.
  const written = (tokens: readonly string[]) =>
    tokens
      .map((one) => {
        const sign = signs.get(one) ?? String.fromCharCode(signs.size)
        signs.set(one, sign)
        return sign
      })
      .join('')
  return { changed: distance(written(before), written(after)), of: Math.max(before.length, after.length) }
}
