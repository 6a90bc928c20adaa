import { useEffect, useRef, useSyncExternalStore } from 'react'

import { listenToHints, listenToState, liveState, type LiveState } from './live-hints.js'

/**
 * Delay before a hint is handled, in milliseconds: hints come in bursts, because one action publishes several events.
 */
const settleMs = 250
/**
 * Maximum random delay in milliseconds, because every desk receives a hint simultaneously, and desks of one office
 * share one address.
 */
const maxSpreadMs = 400

/** Whether hints of changes arrive. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(listenToState, liveState)
}

/**
 * Calls `onHint` when something on the desk has changed, once per burst of hints, while the page is visible. The delay
 * runs from the first hint, so that constant changes do not postpone the call.
 */
export function useHints(onHint: () => void, { evenHidden = false } = {}): void {
  const latest = useRef(onHint)
  useEffect(() => {
    latest.current = onHint
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = listenToHints(() => {
      timer ??= setTimeout(
        () => {
          timer = undefined
          if (evenHidden || !document.hidden) latest.current()
        },
        settleMs + Math.random() * maxSpreadMs,
      )
    })
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [evenHidden])
}
