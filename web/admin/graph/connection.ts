type Listener = () => void

const listeners = new Set<Listener>()
let isLost = false

/** Called when a request got no response. */
export function reportUnreachable(): void {
  isLost = true
}

/** Records that the server was reached; after a loss of connection, listeners are notified once. */
export function reportReached(): void {
  if (!isLost) return
  isLost = false
  for (const listener of [...listeners]) listener()
}

/** Calls back when the server responds again after an outage; returns a function that unsubscribes. */
export function listenToReached(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
