import { createContext } from 'react'

/**
 * Given while a document is rendered that leaves its data out: the edition it was made from, empty when that cannot be
 * named. Without it the document carries its data.
 */
export const Edition = createContext<string | undefined>(undefined)
