/** Text in place of a picture that could not be loaded. */
export const imageCopy = { unavailable: 'Image unavailable' } as const
