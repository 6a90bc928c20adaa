import { useContext } from 'react'

import { ServedDocument } from './served-document.js'

/** The early script and what it imports, named together so that both come at once. */
export function EarlyScriptTag() {
  const served = useContext(ServedDocument)
  if (!served) return null
  const { earlyScript, nonce } = served
  return (
    <>
      {earlyScript.imports.map((href) => (
        <link key={href} rel="modulepreload" href={href} nonce={nonce} />
      ))}
      <script type="module" src={earlyScript.src} nonce={nonce} />
    </>
  )
}
