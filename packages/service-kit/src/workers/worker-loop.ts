import { InterruptibleSleep } from '@seneb/platform/interruptible-sleep'

import type { Ctx } from '../ctx.js'

/** Minimum context of a worker's run: a log for failures. */
type WorkCtx = Pick<Ctx, 'log'>

/** Recurring background work of a service. */
export interface Worker<C extends WorkCtx = Ctx> {
  readonly name: string
  /** Message logged as a warning when a failed run is made up by the next one; when omitted, a failure is an error. */
  readonly failureMessage?: string
  /** Milliseconds between runs without a wake-up. */
  readonly intervalMs: number
  /** Runs once; 'again' requests another run immediately, because there may be more work. */
  run(ctx: C): Promise<'again' | void>
}

/** State of one worker's turns in this process. */
export interface WorkerState {
  readonly name: string
  readonly intervalMs: number
  readonly isRunning: boolean
  /** Turns that ended, well or not. */
  readonly runs: number
  readonly lastRunAt?: Date
  /** Time since which every run has failed, and the reason of the last failure. */
  readonly failure?: { readonly reason: string; readonly since: Date; readonly runs: number }
}

/**
 * Runs a worker repeatedly until stopped. A failed run is logged; the next one follows by time, or by a wake-up after
 * the failure.
 */
export class WorkerLoop<C extends WorkCtx = Ctx> {
  private stopping = false
  private readonly interruptible = new InterruptibleSleep()
  private running?: Promise<void>
  private runs = 0
  private isRunning = false
  private lastRunAt?: Date
  private failure?: WorkerState['failure']

  constructor(
    private readonly worker: Worker<C>,
    private readonly ctx: C,
  ) {}

  get name(): string {
    return this.worker.name
  }

  /** State of its turns so far. */
  get state(): WorkerState {
    const { failure, isRunning, lastRunAt, runs } = this
    return { name: this.name, intervalMs: this.worker.intervalMs, isRunning, runs, lastRunAt, failure }
  }

  start(): void {
    this.running = this.runForever()
  }

  /** Starts the next run now. */
  wake(): void {
    this.interruptible.wake()
  }

  /** Waits for the current run to end and starts no other. */
  async stop(): Promise<void> {
    this.stopping = true
    this.wake()
    await this.running
  }

  private async runForever(): Promise<void> {
    while (!this.stopping) {
      this.interruptible.reset()
      const outcome = await this.runOnce()
      if (outcome === 'again') continue
      // Wake-ups during a failed run are dropped to avoid a busy loop, because each recorded event wakes the relay.
      if (outcome === 'failed') this.interruptible.reset()
      if (!this.isStopping()) await this.interruptible.sleep(this.worker.intervalMs)
    }
  }

  /** A method, so that loops read the current value, which changes during a run. */
  private isStopping(): boolean {
    return this.stopping
  }

  private async runOnce(): Promise<'again' | 'failed' | void> {
    this.isRunning = true
    try {
      // No separate span, because most runs find no work. Work that is found continues the trace stored in its row.
      const outcome = await this.worker.run(this.ctx)
      this.failure = undefined
      return outcome
    } catch (err) {
      this.failure = failedAgain(this.failure, err)
      const { failureMessage, name } = this.worker
      if (failureMessage) this.ctx.log.warn({ worker: name, err }, failureMessage)
      else this.ctx.log.error({ worker: name, err }, 'a worker run failed, it will run again on schedule')
      return 'failed'
    } finally {
      this.isRunning = false
      this.runs += 1
      this.lastRunAt = new Date()
    }
  }
}

/** Describes the failure by class and code, as dead letters do: a message may quote a row's content. */
function failedAgain(before: WorkerState['failure'], error: unknown): NonNullable<WorkerState['failure']> {
  const { code, name } = error as { code?: unknown; name?: unknown }
  const reason = [name, code].filter((part) => typeof part === 'string').join(' ') || 'something that is no Error'
  return { reason, since: before?.since ?? new Date(), runs: (before?.runs ?? 0) + 1 }
}
