import { useLayoutEffect } from 'react'

import { areKeysOn } from './key-preference.js'
import { keyOf } from './key-of.js'

/** A shortcut: its key (`c`), a sequence (`g e`) or a key with Ctrl or Cmd (`mod+k`), and its description. */
export interface DeskKey {
  readonly key: string
  readonly label: string
  readonly run: () => void
  /** True for one that every page has. */
  readonly isEverywhere?: boolean
}

/** Time within which the second key of a sequence counts. */
const sequenceMs = 1000

const activeKeySets = new Set<readonly DeskKey[]>()
let first: { readonly key: string; readonly at: number } | undefined

/**
 * Handles shortcuts while a component is shown. One listener handles all of them, so that the second key of a sequence
 * does nothing else. Shortcuts without Ctrl are off in fields, and for people who switched them off (WCAG 2.1.4).
 */
export function useDeskKeys(keys: readonly DeskKey[]): void {
  useLayoutEffect(() => listenForKeys(keys))
}

/** Activates shortcuts; returns the function that ends this. */
export function listenForKeys(keys: readonly DeskKey[]): () => void {
  if (activeKeySets.size === 0) window.addEventListener('keydown', onKeyDown)
  activeKeySets.add(keys)
  return () => {
    activeKeySets.delete(keys)
    if (activeKeySets.size === 0) window.removeEventListener('keydown', onKeyDown)
  }
}

/** Returns the shortcuts that are active now, each once. */
export function currentKeys(): readonly DeskKey[] {
  return [...new Map([...activeKeySets].flat().map((one) => [one.key, one])).values()]
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.repeat || event.isComposing) return
  const pressed = keyOf(event)
  if (pressed === undefined || isModifier(pressed)) return
  if (!pressed.startsWith('mod+') && (!areKeysOn() || isTyping(event))) return
  const isSecond = first !== undefined && event.timeStamp - first.at <= sequenceMs
  const sequence = isSecond ? `${first?.key ?? ''} ${pressed}` : pressed
  first = undefined
  const keys = currentKeys()
  const found = keys.find(({ key }) => key === sequence)
  if (found) {
    event.preventDefault()
    found.run()
  } else if (!isSecond && keys.some(({ key }) => key.startsWith(`${pressed} `))) {
    first = { key: pressed, at: event.timeStamp }
  }
}

/** Whether the key is a modifier, which is also pressed to type characters. */
function isModifier(key: string): boolean {
  return ['shift', 'control', 'alt', 'altgraph', 'meta', 'capslock'].includes(key.replace('mod+', ''))
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [contenteditable]') !== null
}
