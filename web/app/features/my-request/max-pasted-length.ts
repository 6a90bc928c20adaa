/**
 * Length at which a browser cuts a pasted text. It is far above what we accept: a text that is too long is refused with
 * a sentence, because a browser cuts without a word.
 */
export const maxPastedLength = 20_000
