import { tinykeys } from 'tinykeys'

import { areKeysOn } from './key-preference.js'

/** What a key does that is pressed without Ctrl: nothing inside of fields, or for whoever switched keys off (WCAG 2.1.4). */
export function singleKey(run: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (!areKeysOn() || isTyping(event)) return
    event.preventDefault()
    run()
  }
}

/** Listens to such keys; gives what ends it. */
export function singleKeys(keys: Readonly<Record<string, () => void>>): () => void {
  return tinykeys(window, Object.fromEntries(Object.entries(keys).map(([key, run]) => [key, singleKey(run)])))
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [contenteditable]') !== null
}
