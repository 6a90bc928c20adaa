import { referencePrefix } from '@seneb/contracts/vocabulary/reference-prefix'

/** What is searched for: an address by how it begins, or words as text queries. */
export type SearchedFor =
  | { readonly address: string }
  | {
      /** What fits. */
      readonly words: string
      /** What the index of words is asked for, which holds whatever fits and is rare. */
      readonly rareWords: string
    }

/** From so many letters on the words that begin so are few enough to be gathered by their index. */
const minIndexedLetters = 3

/**
 * What is searched for: every part has to begin a part of the reference, name or address; an address that is begun is
 * looked for as a whole; a telephone number is found by its digits, with its country's code or by its last eight.
 * Undefined where nothing can be found.
 */
export function searchedFor(search: string): SearchedFor | undefined {
  if (/^[^\s@]{3,}@[^\s@]*$/.test(search)) return { address: search.toLowerCase() }
  const digits = search.replaceAll(/\D/g, '')
  if (/^[\d\s()+./-]+$/.test(search) && digits.length >= 4) {
    const words = digits.length < 8 ? `${digits}:*` : `${digits}:* | ${digits.slice(-8)}:*`
    return { words, rareWords: words }
  }
  const parts = search
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
  return parts.length > 0 ? { words: allOf(parts.map(beginning)), rareWords: rareWordsOf(parts) } : undefined
}

/**
 * A part that nearly everything has costs the index as much as the table is long: what all references begin with, and
 * one or two letters as a beginning. Of nothing but such parts the whole words are looked for.
 */
function rareWordsOf(parts: readonly string[]): string {
  const rare = parts.filter((part) => part.length >= minIndexedLetters && part !== referencePrefix.toLowerCase())
  return rare.length > 0 ? allOf(rare.map(beginning)) : allOf(parts.map((part) => `'${part}'`))
}

const beginning = (part: string) => `'${part}':*`
const allOf = (queries: readonly string[]) => queries.join(' & ')
