/** A letter or sign of another script than ours, which a keyboard of another layout writes. */
const otherScript = /^[^\p{Script=Latin}\x20-\x7e]+$/u
const isMac = /Mac|iP(?:hone|ad|od)/.test(navigator.platform)

/**
 * Returns the name of a pressed key on a Latin layout. Layouts without Latin letters are read by the position of the
 * key, AZERTY and similar ones by the character. Undefined for keys that are no shortcut.
 */
export function keyOf(event: KeyboardEvent): string | undefined {
  // Browsers send presses without a key when they fill in a form.
  if (!event.key) return undefined
  const hasAltGraph = event.getModifierState('AltGraph')
  const [mod, other] = isMac ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey]
  if (!hasAltGraph && (event.altKey || other)) return undefined
  const key = latinKey(event)
  if (event.shiftKey && /^[a-z]$/.test(key)) return undefined
  return mod && !hasAltGraph ? `mod+${key}` : key
}

function latinKey({ code, key, shiftKey }: KeyboardEvent): string {
  if (!otherScript.test(key)) return key.toLowerCase()
  if (code === 'Slash') return shiftKey ? '?' : '/'
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key
}
