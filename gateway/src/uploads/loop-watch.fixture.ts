const beatMs = 5

/**
 * Measures the delay of the event loop's timers. On a busy machine a thread also waits for a processor, which is not
 * the loop's fault. So a late timer counts only the processor time that this thread used.
 */
export class LoopWatch {
  private worstMs = 0
  private last = now()
  private readonly beat: NodeJS.Timeout

  private constructor() {
    this.beat = setInterval(() => this.sample(), beatMs)
  }

  static start(): LoopWatch {
    return new LoopWatch()
  }

  /** Ends the watch; the longest time in milliseconds. */
  stop(): number {
    clearInterval(this.beat)
    this.sample()
    return this.worstMs
  }

  private sample(): void {
    const current = now()
    const late = Math.min(current.wallMs - this.last.wallMs - beatMs, current.ownMs - this.last.ownMs)
    this.worstMs = Math.max(this.worstMs, late)
    this.last = current
  }
}

function now() {
  const { system, user } = process.threadCpuUsage()
  return { wallMs: performance.now(), ownMs: (system + user) / 1000 }
}
