/** How long an answer waits before it goes out, so that it can be taken back, in seconds. */
export const undoSeconds = 20

/**
 * Where an answer of the care team is: it can still be taken back, it was handed over to be mailed, the mail server has
 * not taken it yet, has taken it, or never will; or it was taken back, by whoever wrote it or with a consent.
 */
export const replyStates = ['waiting', 'queued', 'retrying', 'sent', 'not-delivered', 'taken-back'] as const
export type ReplyState = (typeof replyStates)[number]

/** What becomes of an answer once it was handed over. */
export const replyMoves = ['queued', 'retrying', 'sent', 'not-delivered'] as const satisfies readonly ReplyState[]
