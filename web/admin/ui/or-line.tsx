import { uiCopy } from './ui.copy.js'

const copy = uiCopy.orLine

/** Separates two ways to the same result. */
export function OrLine() {
  return <p className="desk-or">{copy.or}</p>
}
