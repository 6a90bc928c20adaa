import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

import { AppError } from '@seneb/platform/app-error'
import { withTimeout } from '@seneb/platform/with-timeout'

import type { SanitizerAnswer, SanitizerJob } from './sanitizer-messages.js'
import { withinWorkOf } from './within-work-of.js'

/** Program that the threads run: the built one, or its source through a loader in `execArgv`. */
export interface ThreadProgram {
  readonly url: URL
  readonly execArgv: readonly string[]
}

/** Loading the libraries takes a fifth of a second; a machine under load is given much longer. */
const startTimeoutMs = 15_000
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }

/** One worker thread for one file. */
export class SanitizerThread {
  private readonly worker: Worker
  private readonly ready: Promise<unknown>

  constructor({ execArgv, url }: ThreadProgram) {
    // Discards the output of libraries: it serves no purpose and may quote the file.
    this.worker = new Worker(url, { execArgv: [...execArgv], resourceLimits, stdout: true, stderr: true, env: {} })
    this.worker.stdout.resume()
    this.worker.stderr.resume()
    // A thread that waits for a file keeps no process alive.
    this.worker.unref()
    this.ready = once(this.worker, 'message')
    // The failure is reported when a file is run; until then, a thread that could not start must not cause an unhandled
    // rejection.
    this.ready.catch(() => undefined)
  }

  /** Transfers the file to the thread and returns its answer; the deadline starts when the thread is ready. */
  async run(job: SanitizerJob, deadlineMs: number): Promise<SanitizerAnswer> {
    await this.started()
    const answered = this.answer()
    this.worker.postMessage(job, [job.bytes.buffer])
    return withinWorkOf(deadlineMs, answered)
  }

  /** Ends the thread, whatever it is doing, and gives its memory back. */
  async end(): Promise<void> {
    await this.worker.terminate()
  }

  private async started(): Promise<void> {
    const ended = once(this.worker, 'exit').then(() => false)
    const isReady = Promise.race([this.ready.then(() => true), ended]).catch(() => false)
    if (!(await withTimeout(isReady, { ms: startTimeoutMs, onTimeout: () => false }))) throw new AppError('UNAVAILABLE')
  }

  /** A thread that ends instead of answering ran out of memory or into a fault: the file is to blame. */
  private answer(): Promise<SanitizerAnswer> {
    return new Promise((resolve) => {
      this.worker.once('message', resolve)
      this.worker.once('error', () => resolve({ reason: 'tooComplex' }))
      this.worker.once('exit', () => resolve({ reason: 'tooComplex' }))
    })
  }
}
