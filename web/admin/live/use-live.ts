import { useEffect, useRef, useSyncExternalStore } from 'react'

import { listenToHints, listenToState, liveState, type LiveState } from './live-hints.js'

/** Hints come in bursts: one act is said by several events. */
const settleMs = 250

/** Whether hints of changes arrive. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(listenToState, liveState)
}

/** Calls when something on the desk has changed, once for a burst of hints, while the page is seen. */
export function useHints(onHint: () => void): void {
  const latest = useRef(onHint)
  useEffect(() => {
    latest.current = onHint
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = listenToHints(() => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (!document.hidden) latest.current()
      }, settleMs)
    })
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [])
}
