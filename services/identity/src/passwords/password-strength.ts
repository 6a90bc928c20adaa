import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as commonWords } from '@zxcvbn-ts/language-common'
import { dictionary as englishWords, translations } from '@zxcvbn-ts/language-en'

const minCharacters = 15
const maxCharacters = 128
/** What has to be there beside the words that guessers of ours begin with. */
const minOtherCharacters = 8
/** 0 to 4; from 3 on guessing takes more than 10^8 tries. */
const minScore = 3

/** Words of this house, which guessers of ours begin with (ASVS 6.1.2, 6.2.11). */
const houseWords = ['seneb', 'snb', 'egypt', 'cairo', 'medical', 'tourism', 'health', 'travel']

const estimator = new ZxcvbnFactory({
  dictionary: { ...commonWords, ...englishWords },
  graphs: adjacencyGraphs,
  translations,
})

/** Whose password it would be; their own words are guessed first. */
export interface PasswordOwner {
  readonly name: string
  readonly email: string
}

/**
 * Why a password will not do, as a sentence for its field; undefined when it will. Any characters are taken, and none
 * are demanded: length and the effort of guessing decide (S9, ASVS 6.2).
 */
export function problemOfPassword(password: string, owner: PasswordOwner): string | undefined {
  const length = [...password].length
  if (length < minCharacters) return `Please use at least ${minCharacters} characters`
  if (length > maxCharacters) return `Please use at most ${maxCharacters} characters`
  const known = [...houseWords, ...wordsOf(owner)]
  const isGuessable =
    othersIn(password, known) < minOtherCharacters || estimator.check(password, known).score < minScore
  return isGuessable ? 'This password is easy to guess. A sentence of your own is a good one' : undefined
}

/** How many letters and digits are left when the known words are taken out. */
function othersIn(password: string, known: readonly string[]): number {
  const byLength = known.toSorted((a, b) => b.length - a.length)
  const left = byLength.reduce((text, word) => text.replaceAll(word.toLowerCase(), ''), password.toLowerCase())
  return [...left.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')].length
}

function wordsOf({ email, name }: PasswordOwner): string[] {
  return [email, ...email.split(/[@._+-]/), name, ...name.split(/\s+/)].filter((word) => word.length > 2)
}
