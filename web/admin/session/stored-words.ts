import { useState } from 'react'

import { useStaffSession } from './staff-session.js'

const prefix = 'desk-words.'

/**
 * Holds what somebody writes at a place until it is saved, also when they look elsewhere or load the page again. It stays
 * in this tab alone, for this person alone, and ends with their sign-out, since it may name a patient.
 */
export function useStoredWords(place: string): readonly [string, (words: string) => void] {
  const { viewer } = useStaffSession()
  const name = `${prefix}${viewer?.id ?? ''}.${place}`
  const [words, setWords] = useState(() => read(name))
  const write = (written: string) => {
    setWords(written)
    store(name, written)
  }
  return [words, write]
}

/** Whether words of somebody are stored in this tab. */
export function hasStoredWords(): boolean {
  try {
    return Object.keys(sessionStorage).some((name) => name.startsWith(prefix))
  } catch {
    return false
  }
}

/** Forgets what was written here by anybody but this person; by everybody when nobody is named. */
export function forgetStoredWords(exceptOf?: string): void {
  try {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(prefix))
    for (const name of names) {
      if (exceptOf === undefined || !name.startsWith(`${prefix}${exceptOf}.`)) sessionStorage.removeItem(name)
    }
  } catch {
    // Without storage there is nothing to forget.
  }
}

function read(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

function store(name: string, words: string): void {
  try {
    if (words) sessionStorage.setItem(name, words)
    else sessionStorage.removeItem(name)
  } catch {
    // Storage may be refused or full; the words are still in the field.
  }
}
