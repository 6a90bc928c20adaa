import { type Figure, type GatedKind, stemOf, type Token } from './gate-tokens.rules.js'
import {
  accreditors,
  questionTerms,
  brandTerms,
  knownNames,
  nameIntroducers,
  nameSegments,
  nameVerbs,
  providerLocations,
  properNames,
  providerNouns,
  rankTerms,
  streetTerms,
  titles,
  commonWords,
} from './name-terms.rules.js'

/** Words of a plan's sources, for recognizing names. */
export interface KnownTerms {
  readonly words: ReadonlySet<string>
  /** Words that are capitalized in the sources. */
  readonly names: ReadonlySet<string>
  /** Pairs of adjacent words, joined by a blank. */
  readonly pairs: ReadonlySet<string>
}

interface Line {
  readonly tokens: readonly Token[]
  readonly terms: KnownTerms
  /** True for a line such as 'Airport Transfer and Check-In', whose capitals mean nothing. */
  readonly isTitle: boolean
  /** For each token, true when its sentence is a question. */
  readonly isQuestion: readonly boolean[]
}

/** Returns every unsourced name, address, contact, rank and sign of a line, from left to right. */
export function unknownNamesIn(tokens: readonly Token[], terms: KnownTerms): Figure[] {
  const lowerCaseCount = tokens.filter(({ key, text }) => text === key && key.length >= 3).length
  const line: Line = { tokens, terms, isTitle: lowerCaseCount < 3, isQuestion: questionFlags(tokens) }
  return tokens.flatMap((token, at) => {
    const kind = kindAt(line, token, at)
    return kind ? [{ kind, from: at, to: at, keys: [] }] : []
  })
}

function kindAt(line: Line, token: Token, at: number): GatedKind | undefined {
  if (token.kind === 'number') return undefined
  if (token.kind === 'sign') return signKind(line, token, at)
  if (isUnreadable(line, token, at)) return 'unreadable'
  if (token.key === 'www' || token.key === 'dot' || isHost(line, at)) return 'contact'
  if (isAccreditation(line, token, at)) return 'accreditation'
  if (isAddress(line, at)) return 'address'
  return isName(line, token, at) ? 'name' : undefined
}

function signKind({ tokens }: Line, { text }: Token, at: number): GatedKind | undefined {
  if (text === '@') return 'contact'
  if (text === ':' && tokens[at + 1]?.text === '/' && tokens[at + 2]?.text === '/') return 'contact'
  return /[\p{Extended_Pictographic}\p{Nl}\p{No}]/u.test(text) && !/[©®™]/u.test(text) ? 'unreadable' : undefined
}

/** True for letters of another script and spelled-out words, because they could hide any text. */
function isUnreadable({ terms, tokens }: Line, { key, text }: Token, at: number): boolean {
  if (/[^\p{Script=Latin}\p{M}']/u.test(text)) return !terms.words.has(key)
  const letters = [0, 1, 2, 3, 4].map((distance) => tokens[at + distance])
  return [letters.slice(0, 3), letters.filter((_letter, i) => i % 2 === 0)].some((run) => run.every(isSingleLetter))
}

const isSingleLetter = (token: Token | undefined) => token?.kind === 'word' && token.text.length === 1

function isHost({ tokens }: Line, at: number): boolean {
  const [word, dot, end] = tokens.slice(at, at + 3)
  return !!(
    dot?.isAttached &&
    dot.text === '.' &&
    end?.isAttached &&
    end.text === end.key &&
    (word?.key.length ?? 0) > 1 &&
    end.key.length > 1
  )
}

function isAccreditation({ isQuestion, terms, tokens }: Line, { key }: Token, at: number): boolean {
  if (accreditors.has(key) || (key === 'joint' && tokens[at + 1]?.key === 'commission')) return !terms.words.has(key)
  const isNumberOne = key === 'number' && tokens[at + 1]?.key === 'one'
  return (rankTerms.has(key) || isNumberOne) && !isQuestion[at]
}

function isAddress({ terms, tokens }: Line, at: number): boolean {
  const [word, next] = [tokens[at], tokens[at + 1]]
  if (word?.key === 'box' && /^(?:po|o|\.)$/.test(tokens[at - 1]?.key ?? '')) return true
  return isStreet(tokens[at - 1], word, terms) || (at > 0 && isStreet(word, next, terms))
}

function isStreet(name: Token | undefined, street: Token | undefined, terms: KnownTerms): boolean {
  if (!name || !street || !streetTerms.has(street.key) || !isCapital(name) || !isCapital(street)) return false
  return !terms.pairs.has(pairKey(name, street))
}

function isName(line: Line, token: Token, at: number): boolean {
  const { terms, tokens } = line
  if (knownNames.has(token.key) && !isBooking(token)) return !terms.names.has(token.key)
  if (isProviderName(line, at)) return true
  if (isPersonName(line, at)) return true
  const isInCode = token.isAttached && tokens[at - 1]?.kind === 'number'
  // 'Vitamin D' and 'hepatitis B' are not names.
  const isNeverName = isInCode || token.text.length === 1 || nameSegments.has(token.key)
  if (!isCapital(token) || isNeverName) return false
  if (isOrdinary(line, token)) return isOrdinaryWordAsName(line, token, at)
  if (!startsSentence(tokens, at) || tokens[at - 1]?.text === ':') return true
  const next = tokens[at + 1]
  return (
    (!!next && isCapital(next) && !isOrdinary(line, next)) || nameVerbs.has(next?.key ?? '') || /'s$/.test(token.key)
  )
}

/** 'Booking' is a company; 'booking' is a service the person requested. */
const isBooking = ({ key, text }: Token) => key === text && /^(?:booking|garden|rehab|emirates)$/.test(key)

/** Returns the word before 'hospital' or 'clinic' when it is a name. */
function isProviderName({ terms, tokens }: Line, at: number): boolean {
  const [word, next] = [tokens[at], tokens[at + 1]]
  const noun = providerNounAfter(tokens, at)
  if (!word || !next || !noun || !providerNouns.has(noun.key) || terms.pairs.has(pairKey(word, next))) return false
  if (!isCapital(word)) return !isCommonWord(word.key) && !terms.words.has(word.key)
  if (providerLocations.has(word.key) && !(isCapital(noun) && word.key !== 'private')) return false
  return brandTerms.has(word.key) || !(isCommonWord(word.key) || terms.names.has(word.key))
}

/** In 'Nile Dental Center' the first word is the name, and the next only describes its kind. */
function providerNounAfter(tokens: readonly Token[], at: number): Token | undefined {
  const word = tokens[at]
  let nounAt = at + 1
  if (word && brandTerms.has(word.key) && isCapital(word))
    while (nounAt < at + 4 && isKindOfProvider(tokens[nounAt])) nounAt++
  return tokens[nounAt]?.text === '-' ? tokens[nounAt + 1] : tokens[nounAt]
}

const isKindOfProvider = (token: Token | undefined) => !!token && isCapital(token) && !providerNouns.has(token.key)

/** Returns the word after 'Dr' and similar titles, unless it is an ordinary one. */
function isPersonName({ terms, tokens }: Line, at: number): boolean {
  const [word, before, wordBeforeDot] = [tokens[at], tokens[at - 1], tokens[at - 2]]
  const title = before?.text === '.' ? wordBeforeDot : before
  if (!word || !title || !titles.has(title.key) || terms.pairs.has(pairKey(title, word))) return false
  const isShort = /^(?:dr|prof|mr|mrs|ms|sir)$/.test(title.key)
  const isDoctor = /^(?:doctor|professor)$/.test(title.key) && before?.text !== '.'
  if (isDoctor && !isCapital(word)) return word.kind === 'word' && !isCommonWord(word.key) && !terms.words.has(word.key)
  return isShort || (before?.text !== '.' && isCapital(word) && !isCommonWord(word.key))
}

/** A capitalized ordinary word inside a sentence: 'at New Life' is a name, 'Transfer to Hotel' a title. */
function isOrdinaryWordAsName({ isTitle, terms, tokens }: Line, { key }: Token, at: number): boolean {
  if (isTitle || startsSentence(tokens, at) || properNames.has(key) || terms.names.has(key)) return false
  return nameIntroducers.has(tokens[at - 1]?.key ?? '') || (brandTerms.has(key) && isCapital(tokens[at + 1]))
}

const isOrdinary = ({ terms }: Line, { key }: Token) =>
  isCommonWord(key) || terms.names.has(key) || terms.words.has(key)

function isCommonWord(key: string): boolean {
  if (commonWords.has(key) || commonWords.has(stemOf(key)) || commonWords.has(key.replace(/s$/, ''))) return true
  const root = key.replace(/(?:ing|ed|ly|er|d|'s)$/, '')
  return root !== key && root.length > 2 && (commonWords.has(root) || commonWords.has(`${root}e`))
}

const isCapital = (token: Token | undefined): boolean => token?.kind === 'word' && /^\p{Lu}/u.test(token.text)

function startsSentence(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  return before === undefined || /^[.!?:]$/.test(before.text)
}

function questionFlags(tokens: readonly Token[]): boolean[] {
  const isQuestion: boolean[] = []
  let isInQuestion = false
  for (let at = tokens.length - 1, end = at; at >= 0; at--) {
    const { key, text } = tokens[at] ?? { key: '', text: '' }
    const isSentenceStart = at === 0 || /^[.!?;]$/.test(tokens[at - 1]?.text ?? '')
    isInQuestion ||= text === '?' || questionTerms.has(key)
    if (!isSentenceStart) continue
    for (let i = at; i <= end; i++) isQuestion[i] = isInQuestion
    ;[end, isInQuestion] = [at - 1, false]
  }
  return isQuestion
}

/** Two words of a name, in the form in which sources are searched. */
export const pairKey = (first: Token, second: Token): string => `${first.key} ${second.key}`
