/** A failure that is told to the person at the keyboard as the one sentence it carries, without a stack. */
export class PlainFailure extends Error {
  name = 'PlainFailure'
}

/** @param {string} text one clear sentence: what is wrong, and what to do about it */
export function sentence(text) {
  return new PlainFailure(text)
}

/** What to print for any failure: the sentence of a plain one, the whole stack of anything unforeseen. */
export function wordsFor(error) {
  if (error instanceof PlainFailure) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
