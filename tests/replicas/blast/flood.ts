import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import { orphanGuard } from '../../../infra/process/orphan-guard.mjs'
import type { FloodCounts } from './flood-counts.js'

/** Requests, target and duration of a flood. */
export interface FloodOrder {
  readonly urls: readonly string[]
  /** Number of concurrent senders per address; each sends its next request after a reply. */
  readonly sendersEach: number
  /** Requests per second, sent to all addresses in turn instead, regardless of earlier ones. */
  readonly perSecond?: number
  readonly seconds: number
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

const program = fileURLToPath(new URL('./flood-sender.ts', import.meta.url))
const hooks = new URL('../../../infra/build/typescript-hooks.ts', import.meta.url).href

/** A sender that exceeds its limits, in a separate process. */
export class Flood {
  private constructor(private readonly sender: ChildProcess) {}

  static start(): Flood {
    const sender = fork(program, { execArgv: ['--import', hooks], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    orphanGuard(sender, 'SIGKILL')
    return new Flood(sender)
  }

  /** Sends for the given time and returns the counts; rejects when the sender process exits early. */
  run(order: FloodOrder): Promise<FloodCounts> {
    return new Promise((resolve, reject) => {
      const onExit = () => reject(new Error('the sender of the flood ended'))
      this.sender.once('exit', onExit)
      this.sender.once('message', (counts) => {
        this.sender.off('exit', onExit)
        resolve(counts as FloodCounts)
      })
      this.sender.send(order)
    })
  }

  async stop(): Promise<void> {
    if (this.sender.exitCode !== null || this.sender.signalCode !== null) return
    const exited = once(this.sender, 'exit')
    this.sender.kill('SIGKILL')
    await exited
  }
}
