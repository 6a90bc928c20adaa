/**
 * What `work` comes to, or what `late` gives (or throws) when it takes longer than `ms`. The work itself goes on to its
 * own end. The timer ends with the waiting: one that outlives it would keep everything it refers to in memory until
 * its time has come.
 */
export async function withDeadline<T>(work: Promise<T>, { ms, late }: { ms: number; late: () => T }): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  }).then(late)
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * What `begin` comes to; its signal is aborted after `ms` with a TimeoutError, as that of `AbortSignal.timeout` is,
 * whose timer would live on after the work.
 */
export async function withAbortDeadline<T>(ms: number, begin: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new DOMException('this took too long', 'TimeoutError')), ms)
  try {
    return await begin(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}
