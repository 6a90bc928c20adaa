/** Way by which a patient's message arrived: an email, the page of their request, or a call that staff wrote down. */
export const messageSources = ['email', 'page', 'phone'] as const
export type MessageSource = (typeof messageSources)[number]

/**
 * State of a message's file: not checked yet, checked and about to be stored, stored, refused, or gone before it could
 * be stored.
 */
export const messageFileStates = ['waiting', 'uploaded', 'stored', 'refused', 'lost'] as const
export type MessageFileState = (typeof messageFileStates)[number]

/** Number of characters of a message that a timeline shows; the rest is read on demand. */
export const timelineMessageCharacters = 2000
/** Number of messages of an enquiry within a day from which a further one no longer reopens it. */
export const maxReopeningMessagesPerDay = 50
