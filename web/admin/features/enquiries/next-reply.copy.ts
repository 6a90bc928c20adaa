/** Text of the clock of the next reply, which lists load. */
export const nextReplyCopy = {
  messageWaits: (time: string) => `Message: ${time} left`,
  messageLate: (time: string) => `Message: late by ${time}`,
} as const
