import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router-dom'

// The document also runs this module, and it takes effect once for both, because its setup must be complete before
// React starts.
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
