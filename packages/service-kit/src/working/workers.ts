import { InterruptibleSleep } from '@seneb/platform/interruptible-sleep'

import type { Ctx } from '../ctx.js'

/** The least a turn of work is given: somewhere to tell of a failed one. */
type WorkCtx = Pick<Ctx, 'log'>

/** Work that a service does by itself, again and again. */
export interface Worker<C extends WorkCtx = Ctx> {
  readonly name: string
  /** Logged as a warning when a turn fails whose work the next one does; left out, a failed turn is an error. */
  readonly failedWords?: string
  /** Milliseconds between turns when nothing wakes it. */
  readonly everyMs: number
  /** One turn. 'again' asks for the next one at once, because there may be more to do. */
  run(ctx: C): Promise<'again' | void>
}

/**
 * Runs a worker's turns one after the other until stopped; a failed turn is logged, and the next one comes in time or
 * by a wake-up after the failure.
 */
export class WorkerLoop<C extends WorkCtx = Ctx> {
  private stopping = false
  private readonly interruptible = new InterruptibleSleep()
  private running?: Promise<void>

  constructor(
    private readonly worker: Worker<C>,
    private readonly ctx: C,
  ) {}

  get name(): string {
    return this.worker.name
  }

  start(): void {
    this.running = this.turnForever()
  }

  /** Makes the next turn come now. */
  wake(): void {
    this.interruptible.wake()
  }

  /** Lets the turn that is under way end, and takes no other. */
  async stop(): Promise<void> {
    this.stopping = true
    this.wake()
    await this.running
  }

  private async turnForever(): Promise<void> {
    while (!this.stopping) {
      this.interruptible.reset()
      const ended = await this.turn()
      if (ended === 'again') continue
      // What came while the turn failed must not make this a loop without waits: each said event wakes the relay.
      if (ended === 'failed') this.interruptible.reset()
      if (!this.isStopping()) await this.interruptible.sleep(this.worker.everyMs)
    }
  }

  /** Asked anew each time, because it changes while a turn is under way. */
  private isStopping(): boolean {
    return this.stopping
  }

  private async turn(): Promise<'again' | 'failed' | void> {
    try {
      // No span of its own: most turns find nothing. What a turn finds continues the trace its row carries.
      return await this.worker.run(this.ctx)
    } catch (err) {
      const { failedWords, name } = this.worker
      if (failedWords) this.ctx.log.warn({ worker: name, err }, failedWords)
      else this.ctx.log.error({ worker: name, err }, 'a turn of work failed, the next one comes in time')
      return 'failed'
    }
  }
}
