/** Failure shown to the person at the keyboard as its one sentence, without a stack. */
export class PlainFailure extends Error {
  /** @override */
  name = 'PlainFailure'
}

/** @param {string} text one clear sentence: what is wrong, and what to do about it */
export function plainFailure(text) {
  return new PlainFailure(text)
}

/**
 * Returns the text to print for a failure: the sentence of a plain one, the whole stack of anything unforeseen.
 * @param {unknown} error
 * @returns {string}
 */
export function textFor(error) {
  if (error instanceof PlainFailure) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/**
 * Returns the reason for a failure in one line. An AggregateError of a connection has a code but no message.
 * @param {unknown} error
 * @returns {string}
 */
export function reasonOf(error) {
  if (!(error instanceof Error)) return String(error)
  return error.message || (codeOf(error) ?? error.name)
}

/**
 * The code of a failure of Node or of a driver, such as ENOENT.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function codeOf(error) {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
