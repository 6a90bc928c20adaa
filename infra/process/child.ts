import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { closeSync, createWriteStream, mkdirSync, openSync, readFileSync, type WriteStream } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'

import { orphanGuard } from './orphan-guard.mjs'
import { PlainFailure, reasonOf } from './plain-failure.mjs'
import { spoken } from './paths.mjs'
import { privately } from './private-folder.mjs'

/** Command with which a supervisor starts a program, and the signal that requests its end. */
export interface ProgramCommand {
  readonly command: string
  readonly args: readonly string[]
  readonly options: {
    readonly cwd?: string
    readonly env?: NodeJS.ProcessEnv
    readonly uid?: number
    readonly gid?: number
  }
  readonly stopSignal: NodeJS.Signals
}

/** A program of a stack. */
export interface ChildPlan extends ProgramCommand {
  readonly name: string
  readonly logFile: string
  /** Resolves when the program can do its work. */
  readonly ready: (child: { readonly hasGivenUp: () => boolean }) => Promise<unknown>
  readonly stopWithinMs?: number
  /**
   * Receives each line the program writes and each message it sends by `process.send`, in a running development loop.
   */
  readonly listener?: ChildListener
}

export interface ChildListener {
  readonly line: (text: string) => void
  readonly message: (value: unknown) => void
}

/** A program that did not start; `reason` is the sentence without its frame. */
export class StartFailure extends PlainFailure {
  readonly reason: string

  constructor(plan: { readonly name: string; readonly logFile: string }, reason: string) {
    super(`${plan.name} did not start: ${reason}; its log is ${plan.logFile}.`)
    this.reason = reason
  }
}

/**
 * One program of the stack: started until ready, stopped cleanly, and able to distinguish an intended end from an
 * unexpected one.
 */
export class Child {
  readonly #plan: ChildPlan
  readonly #onDeath: (child: Child, how: string) => void
  #process?: ChildProcess
  #meantToEnd = false

  constructor(plan: ChildPlan, onDeath: (child: Child, how: string) => void) {
    this.#plan = plan
    this.#onDeath = onDeath
  }

  get name(): string {
    return this.#plan.name
  }

  get logFile(): string {
    return spoken(this.#plan.logFile)
  }

  /** Starts the program and waits until it is ready; rejects with one sentence when it ends before. */
  async start(): Promise<void> {
    const started = this.#spawn()
    this.#meantToEnd = false
    this.#process = started
    let failure: string | undefined
    let isReady = false
    started.once('error', (error) => (failure = error.message))
    started.once('exit', (code, signal) => {
      if (this.#process === started) this.#process = undefined
      failure ??= signal ? `it was ended by ${signal}` : `it ended with code ${code ?? 0}`
      if (isReady && !this.#meantToEnd) this.#onDeath(this, failure)
    })
    const late = await this.#untilReady(() => failure !== undefined)
    failure ??= late
    isReady = failure === undefined
    if (failure === undefined) return
    await this.end('SIGKILL', 1000)
    throw new StartFailure({ name: this.name, logFile: this.logFile }, this.#explain(failure))
  }

  #spawn(): ChildProcess {
    const { command, args, options, logFile, stopSignal, listener } = this.#plan
    const log = privately(() => {
      mkdirSync(dirname(logFile), { recursive: true })
      return openSync(logFile, 'a')
    })
    // A separate process group: Ctrl-C reaches only this process, which stops the programs in order.
    const stdio: StdioOptions = listener ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', log, log]
    const started = privately(() => spawn(command, args, { ...options, detached: true, stdio }))
    if (listener) listenTo(started, listener, createWriteStream('', { fd: log }))
    else closeSync(log)
    orphanGuard(started, stopSignal)
    return started
  }

  /** Returns the reason for which it did not become ready, or undefined. */
  async #untilReady(hasGivenUp: () => boolean): Promise<string | undefined> {
    try {
      await this.#plan.ready({ hasGivenUp })
      return undefined
    } catch (error) {
      return reasonOf(error)
    }
  }

  /** Ends the program by its own signal; kills it when it takes too long. */
  async stop(): Promise<void> {
    const { stopSignal, stopWithinMs = 30_000 } = this.#plan
    await this.end(stopSignal, stopWithinMs)
  }

  /** Ends the program by `signal` and waits until it is gone. */
  async end(signal: NodeJS.Signals, timeoutMs: number): Promise<void> {
    const ending = this.#process
    if (!ending) return
    this.#meantToEnd = true
    const exited = new Promise((resolve) => ending.once('exit', resolve))
    ending.kill(signal)
    const late = pause(timeoutMs, 'late', { ref: false })
    if ((await Promise.race([exited, late])) === 'late') ending.kill('SIGKILL')
    await exited
  }

  #explain(failure: string): string {
    const last = lastOutput(this.#plan.logFile)
    return last ? `${failure} (${last})` : failure
  }
}

/** Writes a program's output to its log and passes each line to `listener`. */
function listenTo(started: ChildProcess, listener: ChildListener, log: WriteStream): void {
  const outputs = [started.stdout, started.stderr].filter((stream) => stream !== null)
  for (const output of outputs) {
    output.pipe(log, { end: false })
    createInterface({ input: output }).on('line', listener.line)
  }
  started.on('message', listener.message)
  started.once('close', () => log.end())
}

/**
 * Returns the reason for a failure from a log's last lines; lines of JSON and stack traces are skipped, because one
 * line of them explains nothing.
 */
function lastOutput(logFile: string): string | undefined {
  const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-60)
  const plain = lines.filter((line) => line.trim() && !/^(?:\{|\s+at |Node\.js v)/.test(line))
  const reason = plain.findLast((line) => /error|could not|fatal/i.test(line)) ?? plain.at(-1)
  return reason?.trim().slice(0, 300)
}
