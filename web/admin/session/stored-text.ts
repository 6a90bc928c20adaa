import { useRef, useState } from 'react'

import { useStaffSession } from './staff-session.js'

const prefix = 'desk-words.'

/**
 * Stores text written at a place until it is saved, so that it survives navigation and reloads. It stays in this tab,
 * for this person only, and is deleted at sign-out, since it may name a patient. The last function continues at another
 * place, such as that of a record that a save created.
 */
export function useStoredText(
  key: string,
): readonly [text: string, write: (text: string) => void, moveTo: (key: string) => void] {
  const { viewer } = useStaffSession()
  const moved = useRef<string>(undefined)
  const nameOf = (at: string) => `${prefix}${viewer?.id ?? ''}.${at}`
  const [text, setText] = useState(() => read(nameOf(key)))
  const write = (written: string) => {
    setText(written)
    store(nameOf(moved.current ?? key), written)
  }
  const moveTo = (next: string) => {
    store(nameOf(moved.current ?? key), '')
    moved.current = next
  }
  return [text, write, moveTo]
}

/** Whether this tab stores unsaved text. */
export function hasStoredText(): boolean {
  try {
    return Object.keys(sessionStorage).some((name) => name.startsWith(prefix))
  } catch {
    return false
  }
}

/** Deletes text stored in this tab by anyone except the given person, or by all people when none is given. */
export function clearStoredText(exceptOf?: string): void {
  try {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(prefix))
    for (const name of names) {
      if (exceptOf === undefined || !name.startsWith(`${prefix}${exceptOf}.`)) sessionStorage.removeItem(name)
    }
  } catch {
    // Without storage there is nothing to delete.
  }
}

function read(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

function store(name: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(name, text)
    else sessionStorage.removeItem(name)
  } catch {
    // Storage may be denied or full; the text is still in the field.
  }
}
