import { useEffect, useRef, useSyncExternalStore } from 'react'

import { listenToHints, listenToState, liveState, type LiveState } from './live-hints.js'

/** Hints come in bursts: one act is said by several events. */
const settleMs = 250
/** Every desk hears of an act at once, and those of an office ask from one address: each waits so long more by chance. */
const maxSpreadMs = 400

/** Whether hints of changes arrive. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(listenToState, liveState)
}

/**
 * Calls when something on the desk has changed, once for a burst of hints, while the page is seen. It waits from the first
 * hint on, so that a desk where something changes all the time is told too.
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
