/** Text of failed requests. */
export const graphCopy = {
  error: {
    theDeskCannotReach: 'The desk cannot reach the server. Check your connection and try again.',
  },
} as const
