import { foldedSpellings, foldForSearch } from '@seneb/contracts/forms/fold-for-search'
import { latinDigits } from '@seneb/contracts/forms/typed-text'
import { referencePrefix } from '@seneb/contracts/vocabulary/reference-prefix'

/** Fields an enquiry is found by. */
export interface Findable {
  readonly reference: string
  readonly full_name: string
  readonly email: string
  readonly phone_number?: string | null
}

/** Search criterion: the beginning of an address, or words as text queries. */
export type SearchedFor =
  | { readonly address: string }
  | {
      /** Text query that every match satisfies. */
      readonly terms: string
      /** Text query for the word index; its result includes every rare match. */
      readonly rareTerms: string
    }

/** Minimum number of letters of a prefix at which its index returns few enough words. */
const minIndexedLength = 3
/** Minimum number of digits that is searched as a telephone number. */
const minDigits = 4
const prefix = referencePrefix.toLowerCase()

// A name with one of these characters is indexed as one word and by each of its parts.
const internalTerms = /['‘’‛`´′\u02b9-\u02bf\u05f3＇·−\p{Pd}]/gu
/** Scripts without spaces between words, whose parts of words are searched. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** Returns the folded words under which an enquiry is indexed; a search matches their prefixes. */
export function searchTermsOf({ email, full_name, phone_number, reference }: Findable): string[] {
  const names = `${full_name} ${email}`
  const words = [names, names.replace(internalTerms, ' ')].flatMap((text) => foldForSearch(text).split(' '))
  const code = foldForSearch(reference)
  const all = [...words.flatMap(endingsOf), code, code.slice(prefix.length), ...numberEndings(phone_number ?? '')]
  return [...new Set(all)].filter(Boolean)
}

/** Returns a word of an unspaced script from each of its letters on; any other word alone. */
function endingsOf(word: string): string[] {
  const letters = [...word]
  return unspaced.test(word) ? letters.map((_letter, at) => letters.slice(at).join('')) : [word]
}

/**
 * Returns the digits of a number from each of them on, so that it is found without its country's code and by its last
 * four.
 */
function numberEndings(phone: string): string[] {
  const digits = latinDigits(phone).replaceAll(/\D/g, '')
  const count = Math.max(0, digits.length - minDigits + 1)
  return Array.from({ length: count }, (_one, at) => digits.slice(at))
}

/** Returns the reference contained in a text, in any spelling: `Re: snb xsefp8` gives `SNB-XSEFP8`. */
export function referenceIn(text: string): string | undefined {
  const [, code] = foldForSearch(text).match(new RegExp(`(?:^| )${prefix} ?([a-z0-9]{6})(?= |$)`)) ?? []
  return code && `${referencePrefix}-${code.toUpperCase()}`
}

/**
 * Returns the criterion of a search; undefined when nothing could match. It is a reference anywhere in the text, the
 * beginning of an email address, or a telephone number without its country code or by its last digits. Otherwise it is
 * words that each begin a part of the name or address, in any spelling.
 */
export function searchedFor(search: string): SearchedFor | undefined {
  const text = withoutLink(search.normalize('NFKC').trim())
  const reference = referenceIn(text)
  if (reference) return both(`'${foldForSearch(reference)}'`)
  if (/^[^\s@]{3,}@[^\s@]*$/.test(text)) return { address: text.toLowerCase() }
  return numberIn(text) ?? wordsInText(text)
}

/**
 * Returns the address or number inside a link or a mail program's line, such as `mailto:`, `tel:`, `Amal
 * <amal@fjord.example>`.
 */
function withoutLink(text: string): string {
  const [, inside] = text.match(/<([^<>]+)>/) ?? []
  return (inside ?? text).replace(/^(?:mailto|tel):\s*/i, '').replace(/(@[^\s?]*)\?.*$/, '$1')
}

function numberIn(text: string): SearchedFor | undefined {
  const written = latinDigits(text)
    .replaceAll(/\p{DI}/gu, '')
    .replace('(0)', '')
  // Without the zeros that are dialed before a country's code, or instead of it.
  const digits = written.replaceAll(/\D/g, '').replace(/^0+/, '')
  if (!/^[\d\s()+./-]+$/.test(written) || digits.length < minDigits) return undefined
  if (digits.length === minDigits) return { terms: beginning(digits), rareTerms: `'${digits}'` }
  return both(digits.length <= 8 ? beginning(digits) : `${beginning(digits)} | ${beginning(digits.slice(-8))}`)
}

/** Returns each way to write a word, as parts that must all match. */
type Spellings = readonly (readonly string[])[]

function wordsInText(text: string): SearchedFor | undefined {
  const words = text
    .split(/\s+/)
    .map(spellingsOf)
    .filter((ways) => ways.length > 0)
  if (words.length === 0) return undefined
  return { terms: allOf(words.map((ways) => anyOf(ways, beginning))), rareTerms: rareTermsOf(words) }
}

function spellingsOf(word: string): Spellings {
  const folded = [word, word.replace(internalTerms, ' ')].flatMap(foldedSpellings)
  return [...new Set(folded)].map((spelling) => spelling.split(' '))
}

/**
 * Prefixes of nearly every entry make the index as slow as the table: the prefix of all references, and one or two
 * letters. For a search of only such parts the whole words are used.
 */
function rareTermsOf(words: readonly Spellings[]): string {
  const isRare = (part: string) => part !== prefix && (part.length >= minIndexedLength || unspaced.test(part))
  const rare = words
    .map((ways) => ways.map((parts) => parts.filter(isRare)))
    .filter((ways) => ways.every((parts) => parts.length > 0))
  return rare.length > 0
    ? allOf(rare.map((ways) => anyOf(ways, beginning)))
    : allOf(words.map((ways) => anyOf(ways, quoted)))
}

const quoted = (part: string) => `'${part}'`
const beginning = (part: string) => `'${part}':*`
const both = (terms: string) => ({ terms, rareTerms: terms })
const allOf = (queries: readonly string[]) => queries.join(' & ')

function anyOf(ways: Spellings, query: (part: string) => string): string {
  const queries = ways.map((parts) => allOf(parts.map(query)))
  return queries.length === 1 ? (queries[0] ?? '') : `(${queries.join(' | ')})`
}

/** Returns the distance of a name from the typed words, letter by letter; smaller is closer. */
export function distanceFrom(search: string, { full_name }: Pick<Findable, 'full_name'>): number {
  const [typed, names] = [search, full_name].map((text) => text.normalize('NFC').toLowerCase().trim().split(/\s+/))
  if (typed?.every((word) => names?.includes(word))) return 0
  return typed?.every((word) => names?.some((name) => name.startsWith(word))) ? 1 : 2
}
