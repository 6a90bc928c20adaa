/** Delay in seconds before a reply is sent, during which it can be recalled. */
export const undoSeconds = 20

/**
 * State of a care team reply. It can still be recalled, or it was queued for mailing. Then the mail server has not
 * accepted it yet, has accepted it, or never will. `recalled` means that its author or a withdrawn consent recalled
 * it.
 */
export const replyStates = ['waiting', 'queued', 'retrying', 'sent', 'not-delivered', 'recalled'] as const
export type ReplyState = (typeof replyStates)[number]

/** States of a reply after it was queued for mailing. */
export const replyMoves = ['queued', 'retrying', 'sent', 'not-delivered'] as const satisfies readonly ReplyState[]
