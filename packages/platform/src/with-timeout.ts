/** Factor applied to every deadline. */
let stretch = 1

/**
 * Makes every deadline of this process a thousand times as long, for a developer who stops processes at breakpoints. Called
 * once, when the process starts.
 */
export function liftDeadlines(): void {
  stretch = 1000
}

/** Returns the length of a deadline of `ms` in this process, in milliseconds. */
export function deadlineMs(ms: number): number {
  return ms * stretch
}

/**
 * Returns the result of `work`, or the result (or error) of `onTimeout` after `ms`. The work is not cancelled. The timer is
 * cleared when the work ends; otherwise it would keep its references in memory.
 */
export function withTimeout<T>(work: Promise<T>, { ms, onTimeout }: { ms: number; onTimeout: () => T }): Promise<T> {
  // Creates one promise; Promise.race would create six, twice for each request.
  return new Promise((resolve, reject: (reason: Error) => void) => {
    const timer = setTimeout(() => {
      try {
        resolve(onTimeout())
      } catch (error) {
        reject(error as Error)
      }
    }, deadlineMs(ms))
    work.then(
      (value) => {
        clearTimeout(timer)
        resolve(value)
      },
      (error: unknown) => {
        clearTimeout(timer)
        reject(error as Error)
      },
    )
  })
}

/**
 * Returns the result of `begin`, whose signal is aborted with a TimeoutError after `ms`. Unlike the timer of
 * `AbortSignal.timeout`, this one ends with the work.
 */
export async function withAbortTimeout<T>(ms: number, start: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const onTimeout = () => controller.abort(new DOMException('this took too long', 'TimeoutError'))
  const timer = setTimeout(onTimeout, deadlineMs(ms))
  try {
    return await start(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}
