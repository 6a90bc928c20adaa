import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Returns a reference to the value shown last, for what continues after a wait. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
