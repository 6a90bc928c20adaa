import { readTexts } from './read-texts.js'

/** Every text we ship, read once for a test. */
export const shippedTexts = readTexts()
