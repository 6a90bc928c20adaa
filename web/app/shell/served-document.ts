import { createContext } from 'react'

import type { EarlyScript } from '../graph/load-context.js'

/** Server-only data of the rendered document. */
interface ServedDocument {
  /** Names this response's own scripts to the content security policy. */
  readonly nonce: string
  readonly earlyScript: EarlyScript
}

/** Given by entry.server.tsx; in the browser there is none. */
export const ServedDocument = createContext<ServedDocument | undefined>(undefined)
