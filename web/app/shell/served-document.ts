import { createContext } from 'react'

/** The script of every document: its address, and what it imports at once. */
export interface EarlyScript {
  readonly src: string
  readonly imports: readonly string[]
}

/** What only the server knows of the document that it renders. */
interface ServedDocument {
  /** Names this response's own scripts to the content security policy. */
  readonly nonce: string
  readonly earlyScript: EarlyScript
}

/** Given by entry.server.tsx; in the browser there is none. */
export const ServedDocument = createContext<ServedDocument | undefined>(undefined)
