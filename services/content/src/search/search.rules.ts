import { foldForSearch } from '@seneb/contracts/forms/fold-for-search'
import { maxSearchQueryLength } from '@seneb/contracts/messages/content/search.messages'
import { referencePrefix } from '@seneb/contracts/vocabulary/reference-prefix'

const maxWords = 12

/** The considered part of a query. */
export interface ReadQuery {
  readonly words: readonly string[]
  /** True when something was left out because the query was too long. */
  readonly isShortened: boolean
}

/** Returns the normalized words of a query, without punctuation and at most 100 characters (ROUTE-30). */
export function readQuery(query: string): ReadQuery {
  const typed = query.trim()
  // Cut before, because one letter can become eighteen.
  const text = typed
    .slice(0, 2 * maxSearchQueryLength)
    .normalize('NFKC')
    .trim()
  const shortened = text.slice(0, maxSearchQueryLength)
  const words = textOf(shortened)
  const isCut = typed.length > 2 * maxSearchQueryLength || shortened.length < text.length
  return { words: words.slice(0, maxWords), isShortened: isCut || words.length > maxWords }
}

/**
 * Returns the words of a text as the index splits it, folded; parts around a hyphen or an apostrophe are separate
 * words.
 */
export function textOf(text: string): string[] {
  return foldForSearch(text.replace(/[\p{Pd}\u2212'’‘ʼ`´]/gu, ' '))
    .split(' ')
    .filter(Boolean)
}

const reference = new RegExp(`\\b${referencePrefix.toLowerCase()} ?[a-z0-9]{6}\\b`)

/** Whether a query names a request by its reference, however it is written. */
export function namesReference(query: string): boolean {
  return reference.test(foldForSearch(query.slice(0, maxSearchQueryLength)))
}

/** One word as the index contains it. */
export interface TermReading {
  readonly word: string
  readonly isKnown: boolean
  readonly nearest: string | null
}

/** Returns the words as text queries: all of them, and any of them; the last one may be the beginning of a word. */
export function tsQueriesOf(words: readonly string[]): { readonly every: string; readonly some: string } {
  const terms = words.map((word, i) => (i === words.length - 1 ? `${word}:*` : word))
  return { every: terms.join(' & '), some: terms.join(' | ') }
}

export interface TextPiece {
  readonly text: string
  readonly isMatch: boolean
}

/** Cuts a text with marked matches into pieces. */
export function toTextPieces(
  marked: string,
  { begin, end }: { readonly begin: string; readonly end: string },
): TextPiece[] {
  const pieces = marked.split(begin).flatMap((part, i): TextPiece[] => {
    if (i === 0) return [{ text: part, isMatch: false }]
    const [found = '', ...after] = part.split(end)
    return [
      { text: found, isMatch: true },
      { text: after.join(''), isMatch: false },
    ]
  })
  return pieces.filter(({ text }) => text !== '')
}

/** Maximum length of an excerpt, in characters. */
const maxExcerpt = 260

/** Shortens a long sentence at word boundaries, around the match; '…' marks omitted text. */
export function shortened(pieces: readonly TextPiece[]): TextPiece[] {
  const length = pieces.reduce((sum, { text }) => sum + text.length, 0)
  if (length <= maxExcerpt) return [...pieces]
  const first = pieces.findIndex(({ isMatch }) => isMatch)
  const before = pieces.slice(0, Math.max(first, 0)).reduce((sum, { text }) => sum + text.length, 0)
  // Keeps the match in the first half of the excerpt.
  return sliceFrom(pieces, Math.min(Math.max(0, before - maxExcerpt / 3), length - maxExcerpt))
}

function sliceFrom(pieces: readonly TextPiece[], from: number): TextPiece[] {
  const until = from + maxExcerpt
  let at = 0
  const shown = pieces.flatMap(({ isMatch, text }): TextPiece[] => {
    const [begin, end] = [Math.max(0, from - at), Math.max(0, until - at)]
    const trimmed = begin === 0 || begin >= text.length ? text.slice(begin) : text.slice(begin).replace(/^\S*\s/, '… ')
    const isCutOff = end < text.length && end > 0
    at += text.length
    if (end <= begin) return []
    return [{ isMatch, text: isCutOff ? `${trimmed.slice(0, end - begin).replace(/\s\S*$/, '')} …` : trimmed }]
  })
  return shown.filter(({ text }) => text !== '')
}
