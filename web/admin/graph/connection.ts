type Listener = () => void

const listeners = new Set<Listener>()
let isLost = false

/** A request had no answer. */
export function reportUnreachable(): void {
  isLost = true
}

/** Records that the server was reached; after a loss of connection, listeners are notified once. */
export function reportReached(): void {
  if (!isLost) return
  isLost = false
  for (const listener of [...listeners]) listener()
}

/** Calls when the server answers again after it did not; gives what ends it. */
export function listenToReached(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
