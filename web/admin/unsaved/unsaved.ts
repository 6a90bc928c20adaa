import { useLayoutEffect } from 'react'

/** Whether something is written and not saved, with what forgets the copy of it that is stored beside the page. */
const watched = new Map<() => boolean, (() => void) | undefined>()

/** Whether something is written on this page that leaving it would lose. */
export function hasUnsaved(): boolean {
  return [...watched.keys()].some((isUnsaved) => isUnsaved())
}

/** Stops all confirmation prompts, after the person agreed to lose the unsaved text. */
export function clearUnsaved(): void {
  watched.clear()
}

/** Gives up what is written on this page, also what would be there again after a reload. */
export function discardUnsaved(): void {
  for (const discard of [...watched.values()]) discard?.()
}

/** Adds something that may be unsaved; gives what ends it. */
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

/** Asks for confirmation that unsaved text may be lost; resolves to true at once when there is none. */
export function mayDiscard(isUnsaved: boolean): Promise<boolean> {
  if (!isUnsaved) return Promise.resolve(true)
  pendingConfirmation?.(false)
  return new Promise((resolve) => {
    pendingConfirmation = resolve
    notify()
  })
}

/**
 * Resolves the pending confirmation. Its dialog has left the page by then, so that a dialog below it can take the focus
 * back.
 */
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
