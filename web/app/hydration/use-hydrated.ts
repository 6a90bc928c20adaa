import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while hydrating, true afterwards: for what must begin as plain HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
