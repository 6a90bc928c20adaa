import { createContext } from 'react'

/**
 * Given while a document is rendered that defers its loader data: the edition it was made from, empty when that cannot be
 * named. Without it the document carries its data.
 */
export const Edition = createContext<string | undefined>(undefined)
