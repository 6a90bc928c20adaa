/** Longer than any request takes (8 s for the graph), so a slot should have become free by then. */
const stuckAfterMs = 10_000
/** Maximum time for which work for a disconnected client keeps its slot. */
const maxWorkAfterDisconnectMs = 10_000

/** Slots of requests in flight, and the time since when all of them have been occupied (R14). */
export class InFlight {
  private occupied = 0
  private fullSince: number | undefined

  constructor(
    readonly max: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get count(): number {
    return this.occupied
  }

  /** Takes a slot if one is free; `onFree` is called when it is released. */
  acquire(onFree: () => void = () => undefined): Slot | undefined {
    if (this.occupied >= this.max) return undefined
    this.occupied += 1
    if (this.occupied === this.max) this.fullSince = this.now()
    return new Slot(() => {
      this.occupied -= 1
      this.fullSince = undefined
      onFree()
    })
  }

  /**
   * True when all slots have been occupied for ten seconds and none was freed: requests hang or slots leak. A gateway
   * that is only busy frees slots all the time.
   */
  get isStuck(): boolean {
    return this.fullSince !== undefined && this.now() - this.fullSince >= stuckAfterMs
  }
}

/**
 * Slot of one request, released when its response is ready. Work for a disconnected client keeps it for a while, so
 * that disconnecting does not allow more concurrent work. A client that does not read its response keeps no slot.
 */
export class Slot {
  private isFree = false
  private timer?: NodeJS.Timeout

  constructor(private readonly onFree: () => void) {}

  /** Called when the response is ready; the time that a client takes to read it is not counted. */
  endWork(): void {
    if (this.isFree) return
    this.isFree = true
    clearTimeout(this.timer)
    this.onFree()
  }

  /** Called when the response is closed: it was sent, or the client disconnected. */
  close(): void {
    if (!this.isFree) this.timer ??= setTimeout(() => this.endWork(), maxWorkAfterDisconnectMs).unref()
  }
}
