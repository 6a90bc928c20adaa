import { uiCopy } from './ui.copy.js'

const copy = uiCopy.orLine

/** Between two ways to the same end. */
export function OrLine() {
  return <p className="desk-or">{copy.or}</p>
}
