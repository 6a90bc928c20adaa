import { useState } from 'react'

import { useStaffSession } from './staff-session.js'

const prefix = 'desk-words.'

/**
 * Stores text written at a place until it is saved, so that it survives navigation and reloads. It stays in this tab,
 * for this person only, and is deleted at sign-out, since it may name a patient.
 */
export function useStoredText(key: string): readonly [string, (text: string) => void] {
  const { viewer } = useStaffSession()
  const name = `${prefix}${viewer?.id ?? ''}.${key}`
  const [text, setText] = useState(() => read(name))
  const write = (written: string) => {
    setText(written)
    store(name, written)
  }
  return [text, write]
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
