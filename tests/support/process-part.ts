import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

import type { ProgramCommand } from '../../infra/process/child.ts'
import { orphanGuard } from '../../infra/process/orphan-guard.mjs'

const pollIntervalMs = 100
const restartMs = 250
const stopWithinMs = 28_000

/**
 * Process of the stack. It can be killed as in a power cut and started again in the same place; when it ends
 * unexpectedly, it is restarted, as by an orchestrator.
 */
export class StackProcess {
  /** Number of times that the process ended without being stopped. */
  ownEnds = 0
  private child?: ChildProcess
  private shouldRun = false

  constructor(
    readonly name: string,
    private readonly how: ProgramCommand,
    private readonly logFile: string,
    private readonly isReady: () => Promise<boolean>,
  ) {}

  get pid(): number | undefined {
    return this.child?.pid
  }

  /** Starts the process; `untilReady` resolves when it serves. */
  start(): void {
    this.shouldRun = true
    const { command, args, options } = this.how
    const log = openSync(this.logFile, 'a')
    const child = spawn(command, args, { ...options, stdio: ['ignore', log, log] })
    closeSync(log)
    this.child = child
    orphanGuard(child, 'SIGKILL')
    child.once('exit', () => void this.onExit(child))
  }

  /** Waits until the process serves; rejects after `withinMs`. */
  async untilReady(withinMs: number): Promise<void> {
    const deadline = performance.now() + withinMs
    while (!(await this.isReady().catch(() => false))) {
      if (performance.now() > deadline) throw new Error(this.notReady(withinMs))
      await pause(pollIntervalMs)
    }
  }

  private notReady(withinMs: number): string {
    const lastOutput = readFileSync(this.logFile, 'utf8').trim().split('\n').at(-1)?.slice(0, 400)
    return `${this.name} was not ready within ${withinMs} ms; its log ends: ${lastOutput || 'with nothing'}`
  }

  /** Ends the process as a power cut would; it stays down until `start`. */
  kill(): Promise<void> {
    return this.end('SIGKILL')
  }

  /** Stops the process gracefully and returns its exit code and signal. */
  async stop(): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
    const timer = setTimeout(() => this.child?.kill('SIGKILL'), stopWithinMs)
    await this.end(this.how.stopSignal)
    clearTimeout(timer)
    return { code: this.child?.exitCode ?? null, signal: this.child?.signalCode ?? null }
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    this.shouldRun = false
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }

  private async onExit(child: ChildProcess): Promise<void> {
    if (!this.isExpected(child)) return
    this.ownEnds += 1
    await pause(restartMs)
    // Restarts only if the process was not stopped or started in that time.
    if (this.isExpected(child)) this.start()
  }

  private isExpected(child: ChildProcess): boolean {
    return this.shouldRun && child === this.child
  }
}
