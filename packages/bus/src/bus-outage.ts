import { AppError } from '@seneb/platform/app-error'
import { SlotMap } from '@seneb/platform/slot-map'

/** Reconnects within this time are not treated as an outage. */
const outageAfterMs = 700

type State = 'up' | 'reconnecting' | 'away'

/**
 * Ends the waiting of those who ask while NATS is away: after `outageAfterMs` they get UNAVAILABLE, long before their
 * own deadlines (R5), and nothing is sent later that they no longer wait for.
 */
export class BusOutage {
  private state: State = 'up'
  private outageTimer?: NodeJS.Timeout
  private readonly listeners = new SlotMap<(state: State) => void>()

  /** Whether the connection is there. */
  get isOver(): boolean {
    return this.state === 'up'
  }

  /** The connection was lost. */
  began(): void {
    if (this.state !== 'up') return
    this.enter('reconnecting')
    this.outageTimer = setTimeout(() => this.enter('away'), outageAfterMs)
  }

  /** The connection is there again. */
  ended(): void {
    clearTimeout(this.outageTimer)
    this.enter('up')
  }

  /** Resolves as soon as the connection is there; rejects with UNAVAILABLE when it is away for longer than `outageAfterMs`. */
  async over(): Promise<void> {
    if (this.state === 'up') return
    const back = new Promise<void>((resolve) => {
      const stop = this.listen((state) => {
        if (state === 'up') resolve()
        if (state !== 'reconnecting') stop()
      })
    })
    await this.unlessAway(back)
  }

  /** What `work` comes to, or UNAVAILABLE as soon as the connection is away for longer than `outageAfterMs`. */
  unlessAway<T>(work: Promise<T>): Promise<T> {
    if (this.state === 'away') {
      // Nobody waits for it any more, so nobody hears it fail.
      work.catch(() => undefined)
      return Promise.reject(new AppError('UNAVAILABLE'))
    }
    return new Promise((resolve, reject: (reason: unknown) => void) => {
      const stop = this.listen((state) => {
        if (state === 'away') reject(new AppError('UNAVAILABLE'))
      })
      work.then(resolve, reject).finally(stop)
    })
  }

  private listen(listener: (state: State) => void): () => unknown {
    const key = this.listeners.add(listener)
    return () => this.listeners.take(key)
  }

  private enter(state: State): void {
    this.state = state
    for (const listen of [...this.listeners]) listen(state)
  }
}
