import { useLayoutEffect } from 'react'

/** Whether there is unsaved text, and a function that deletes its stored copy. */
const watched = new Map<() => boolean, (() => void) | undefined>()

/** Whether leaving this page would lose text. */
export function hasUnsaved(): boolean {
  return [...watched.keys()].some((isUnsaved) => isUnsaved())
}

/** Stops all confirmation prompts, after the person agreed to lose the unsaved text. */
export function clearUnsaved(): void {
  watched.clear()
}

/** Discards unsaved text of this page, and its stored copy. */
export function discardUnsaved(): void {
  for (const discard of [...watched.values()]) discard?.()
}

/** Registers a source of unsaved text; returns a function that removes it. */
export function watchUnsaved(isUnsaved: () => boolean, discard?: () => void): () => void {
  watched.set(isUnsaved, discard)
  return () => watched.delete(isUnsaved)
}

/** Asks for confirmation before unsaved input is lost by a link, browser navigation, a reload or a sign-out. */
export function useUnsaved(isUnsaved: boolean, discard?: () => void): void {
  useLayoutEffect(() => (isUnsaved ? watchUnsaved(() => true, discard) : undefined), [isUnsaved, discard])
}

/** State of the navigation after saving: the text is stored, so no confirmation is needed. */
export const savedState = { isSaved: true }

export function isAfterSaving(state: unknown): boolean {
  return (state as typeof savedState | null)?.isSaved === true
}

const listeners = new Set<() => void>()
let pendingConfirmation: ((isDiscarded: boolean) => void) | undefined

/** Asks for confirmation that unsaved text may be lost; resolves to true immediately when there is none. */
export function mayDiscard(isUnsaved: boolean): Promise<boolean> {
  if (!isUnsaved) return Promise.resolve(true)
  pendingConfirmation?.(false)
  return new Promise((resolve) => {
    pendingConfirmation = resolve
    notify()
  })
}

/** Resolves the pending confirmation. Its dialog is closed by then, so that a dialog below it can take the focus. */
export function confirmDiscard(isDiscarded: boolean): void {
  const resolve = pendingConfirmation
  pendingConfirmation = undefined
  notify()
  setTimeout(() => resolve?.(isDiscarded))
}

export function isDiscardRequested(): boolean {
  return pendingConfirmation !== undefined
}

export function listenForConfirmation(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notify(): void {
  for (const listener of listeners) listener()
}
