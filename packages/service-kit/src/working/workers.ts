import { InterruptibleSleep } from '@seneb/platform/interruptible-sleep'

import type { Ctx } from '../ctx.js'

/** Work that a service does by itself, again and again. */
export interface Worker<C extends Ctx = Ctx> {
  readonly name: string
  /** Milliseconds between turns when nothing wakes it. */
  readonly everyMs: number
  /** One turn. 'again' asks for the next one at once, because there may be more to do. */
  run(ctx: C): Promise<'again' | void>
}

/** Runs a worker's turns one after the other until stopped; a failed turn is logged and the next one comes in time. */
export class WorkerLoop<C extends Ctx> {
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
      const wantsMore = await this.turn()
      if (!wantsMore) await this.interruptible.sleep(this.worker.everyMs)
    }
  }

  private async turn(): Promise<boolean> {
    try {
      // No span of its own: most turns find nothing. What a turn finds continues the trace its row carries.
      return (await this.worker.run(this.ctx)) === 'again'
    } catch (error) {
      this.ctx.log.error({ worker: this.worker.name, err: error }, 'a turn of work failed, the next one comes in time')
      return false
    }
  }
}
