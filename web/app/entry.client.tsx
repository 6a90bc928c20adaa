import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router-dom'

// The document runs it as well, once for both: what it sets up has to stand before React does.
import './entry.early.js'
import { tolerateExternalDomChanges } from './browser/external-dom-changes.js'

tolerateExternalDomChanges(document)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
