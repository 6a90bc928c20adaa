import { AppError } from '@seneb/platform/app-error'

/** A connection that comes back within this time was hardly away. */
const blinkMs = 700

type State = 'up' | 'blinking' | 'away'

/**
 * Ends the waiting of those who ask while NATS is away: after a blink they are told UNAVAILABLE, long before their
 * own deadlines (R5), and nothing is sent later that they no longer wait for.
 */
export class BusOutage {
  private state: State = 'up'
  private blink?: NodeJS.Timeout
  private readonly listeners = new Set<(state: State) => void>()

  /** The connection was lost. */
  began(): void {
    if (this.state !== 'up') return
    this.enter('blinking')
    this.blink = setTimeout(() => this.enter('away'), blinkMs)
  }

  /** The connection is there again. */
  ended(): void {
    clearTimeout(this.blink)
    this.enter('up')
  }

  /** Resolves as soon as the connection is there; rejects with UNAVAILABLE when it is away for longer than a blink. */
  async over(): Promise<void> {
    if (this.state === 'up') return
    const back = new Promise<void>((resolve) => {
      const stop = this.listen((state) => {
        if (state === 'up') resolve()
        if (state !== 'blinking') stop()
      })
    })
    await this.unlessAway(back)
  }

  /** What `work` comes to, or UNAVAILABLE as soon as the connection is away for longer than a blink. */
  async unlessAway<T>(work: Promise<T>): Promise<T> {
    if (this.state === 'away') throw new AppError('UNAVAILABLE')
    let stop = (): unknown => undefined
    const away = new Promise<never>((_resolve, reject) => {
      stop = this.listen((state) => {
        if (state === 'away') reject(new AppError('UNAVAILABLE'))
      })
    })
    try {
      return await Promise.race([work, away])
    } finally {
      stop()
    }
  }

  private listen(listener: (state: State) => void): () => unknown {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private enter(state: State): void {
    this.state = state
    for (const listen of [...this.listeners]) listen(state)
  }
}
