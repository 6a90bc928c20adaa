import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import { useContext } from 'react'

import stylesheet from '../styles/seneb.css?url'
import { useAssetAddress } from '../ui/asset-origin.js'
import { ServedDocument } from './served-document.js'

/** Resources that every document loads besides its scripts, from the asset host when there is one (SHELL-28). */
export function DocumentLinks() {
  const addressOf = useAssetAddress()
  return (
    <>
      <link rel="preload" as="font" type="font/woff2" href={addressOf(figtree)} crossOrigin="anonymous" />
      <link rel="preload" as="font" type="font/woff2" href={addressOf(fraunces)} crossOrigin="anonymous" />
      <link rel="stylesheet" href={addressOf(stylesheet)} />
      <link rel="icon" href={addressOf('/favicon.ico')} sizes="32x32" />
      <link rel="icon" href={addressOf('/favicon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={addressOf('/apple-touch-icon.png')} />
      {/* A manifest applies to the origin that it is read from, so it is served by the site. */}
      <link rel="manifest" href="/site.webmanifest" />
    </>
  )
}

/** Renders the early script and preloads its imports, so that all load in parallel. */
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
