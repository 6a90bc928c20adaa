import { AppError } from '@seneb/platform/app-error'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

const minCharacters = 15
const maxCharacters = 128
/** Minimum number of characters in addition to words that attackers of this platform try first. */
const minOtherCharacters = 8
/** 0 to 4; from 3 on guessing takes more than 10^8 tries. */
const minScore = 3

const easyToGuess = 'This password is easy to guess. A sentence of your own is a good one'

/** Words of this platform, which attackers try first (ASVS 6.1.2, 6.2.11). */
const internalTerms = ['seneb', 'snb', 'egypt', 'cairo', 'medical', 'tourism', 'health', 'travel']

let estimator: Promise<ZxcvbnFactory> | undefined

/** Loaded when the first password is chosen: the dictionaries take 45 MB, and most processes never need them. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Estimator }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  const dictionary = { ...common.dictionary, ...english.dictionary }
  return new Estimator({ dictionary, graphs: common.adjacencyGraphs, translations: english.translations })
}

/** Owner of the password; attackers try the owner's own words first. */
export interface PasswordOwner {
  readonly name: string
  readonly email: string
}

/** Throws INPUT_INVALID at the field `password` for a weak one. */
export async function assertStrongPassword(password: string, owner: PasswordOwner): Promise<void> {
  const problem = await problemOfPassword(password, owner)
  if (problem) throw new AppError('INPUT_INVALID', { fields: [{ path: 'password', message: problem }] })
}

/**
 * Returns the reason for which a password is too weak, as a message for its field; undefined for a strong one. Any
 * characters are accepted, and none are required: length and the effort of guessing decide (S9, ASVS 6.2).
 */
export async function problemOfPassword(password: string, owner: PasswordOwner): Promise<string | undefined> {
  const length = [...password].length
  if (length < minCharacters) return `Please use at least ${minCharacters} characters`
  if (length > maxCharacters) return `Please use at most ${maxCharacters} characters`
  const knownTerms = [...internalTerms, ...ownerTerms(owner)]
  if (countOtherCharacters(password, knownTerms) < minOtherCharacters) return easyToGuess
  estimator ??= loadEstimator()
  return (await estimator).check(password, knownTerms).score < minScore ? easyToGuess : undefined
}

/** Returns the number of letters and digits left once the known words are removed. */
function countOtherCharacters(password: string, knownTerms: readonly string[]): number {
  const byLength = knownTerms.toSorted((a, b) => b.length - a.length)
  const remaining = byLength.reduce((text, word) => text.replaceAll(word.toLowerCase(), ''), password.toLowerCase())
  return [...remaining.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')].length
}

function ownerTerms({ email, name }: PasswordOwner): string[] {
  return [email, ...email.split(/[@._+-]/), name, ...name.split(/\s+/)].filter((word) => word.length > 2)
}
