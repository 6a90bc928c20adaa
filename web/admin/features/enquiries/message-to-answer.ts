import type { DeskMessageFragment } from '../../graph/generated/enquiries/graphql.js'
import type { EnquiryEvent } from './event-text.js'

/** Request to write a reply, which may name the message to answer. */
export interface ReplyRequest {
  readonly messageId?: string
}

/**
 * Returns the message that a reply answers: the requested one, else the newest since the last reply. `events` is newest
 * first. Automatic emails are never answered, and words of other people or of a telephone call are never quoted.
 */
export function messageToAnswer(
  events: readonly Pick<EnquiryEvent, 'kind' | 'message'>[],
  messageId: string | undefined,
): DeskMessageFragment | undefined {
  const messages = events.flatMap(({ message }) => (isWritten(message) ? [message] : []))
  const requested = messages.find(({ id }) => id === messageId)
  if (requested) return requested
  const newest = events.find(({ kind, message }) => kind === 'REPLIED' || isWritten(message))
  return newest?.message ?? undefined
}

/** Whether the patient wrote the message, so that a reply can quote it; replies go to the address of the enquiry. */
export function isWritten(message: DeskMessageFragment | null): message is DeskMessageFragment {
  return message?.kind === 'MESSAGE' && message.source !== 'PHONE' && message.isKnownSender
}
