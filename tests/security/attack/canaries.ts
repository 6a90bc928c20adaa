import { randomBytes } from 'node:crypto'

const beginning = 'CANARY'

/** Words of one run that represent sensitive data; finding one in a forbidden place is a leak. */
export class Canaries {
  private readonly planted = new Map<string, string>()

  /** Returns the word to plant for a meaning. It has letters and digits only, so that every form accepts it. */
  word(meaning: string): string {
    const existing = this.planted.get(meaning)
    if (existing !== undefined) return existing
    const word = `${beginning}${randomBytes(6).toString('hex')}`
    this.planted.set(meaning, word)
    return word
  }

  get count(): number {
    return this.planted.size
  }

  /** Returns the names of planted values that occur in a text, in plain form or as base64 or hex. */
  foundIn(text: string): string[] {
    // Every word and spelling begins alike, and a text may have hundreds of megabytes.
    if (!spellings(beginning).some((form) => text.includes(form))) return []
    return [...this.planted]
      .filter(([, word]) => spellings(word).some((form) => text.includes(form)))
      .map(([name]) => name)
  }
}

function spellings(word: string): string[] {
  const bytes = Buffer.from(word)
  // The last characters of base64 depend on the following bytes, and some spellings fold case.
  return [word, word.toLowerCase(), bytes.toString('hex'), bytes.toString('base64').slice(0, 20)]
}
