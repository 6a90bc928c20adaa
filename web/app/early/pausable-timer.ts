/** A toast closes no sooner than this after a pause (D-05). */
const minMs = 1000

/** A timeout that can be paused; a pause leaves it at least a second. */
export class PausableTimer {
  private timer = 0
  private since = 0

  constructor(
    private leftMs: number,
    private readonly end: () => void,
  ) {
    this.resume()
  }

  resume(): void {
    clearTimeout(this.timer)
    this.since = performance.now()
    this.timer = window.setTimeout(this.end, this.leftMs)
  }

  pause(): void {
    clearTimeout(this.timer)
    this.leftMs = Math.max(this.leftMs - (performance.now() - this.since), minMs)
  }

  stop(): void {
    clearTimeout(this.timer)
  }
}
