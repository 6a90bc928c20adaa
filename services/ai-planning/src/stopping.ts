const stop = new AbortController()

/** Aborted once this process begins to stop. */
export const stopping: AbortSignal = stop.signal

/** Ends provider calls that are under way: they may take longer than a process has to stop, and are made again. */
export function beginStopping(): void {
  stop.abort()
}
