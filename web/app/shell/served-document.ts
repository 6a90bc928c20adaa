import { createContext } from 'react'

import type { EarlyScript } from '../graph/load-context.js'

/** What only the server knows of the document that it renders. */
interface ServedDocument {
  /** Names this response's own scripts to the content security policy. */
  readonly nonce: string
  readonly earlyScript: EarlyScript
}

/** Given by entry.server.tsx; in the browser there is none. */
export const ServedDocument = createContext<ServedDocument | undefined>(undefined)
