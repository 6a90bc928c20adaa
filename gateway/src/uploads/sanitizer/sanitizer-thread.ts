import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

import { AppError } from '@seneb/platform/app-error'
import { withTimeout } from '@seneb/platform/with-timeout'

import type { SanitizerResponse, SanitizerJob } from './sanitizer-messages.js'

/** Program that the threads run: the built one, or its source through a loader in `execArgv`. */
export interface ThreadProgram {
  readonly url: URL
  readonly execArgv: readonly string[]
}

/** Loading the libraries takes a fifth of a second; a loaded machine gets much longer. */
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

  /** Transfers the file to the thread and returns its reply; the deadline starts when the thread is ready. */
  async run(job: SanitizerJob, deadlineMs: number): Promise<SanitizerResponse> {
    await this.started()
    const response = this.nextResponse()
    this.worker.postMessage(job, [job.bytes.buffer])
    return withinWorkOf(deadlineMs, response)
  }

  /** Ends the thread in any state and frees its memory. */
  async end(): Promise<void> {
    await this.worker.terminate()
  }

  private async started(): Promise<void> {
    const exited = once(this.worker, 'exit').then(() => false)
    const isReady = Promise.race([this.ready.then(() => true), exited]).catch(() => false)
    if (!(await withTimeout(isReady, { ms: startTimeoutMs, onTimeout: () => false }))) throw new AppError('UNAVAILABLE')
  }

  /** A thread that ends instead of answering ran out of memory or into a fault: the file is to blame. */
  private nextResponse(): Promise<SanitizerResponse> {
    return new Promise((resolve) => {
      this.worker.once('message', resolve)
      this.worker.once('error', () => resolve({ reason: 'tooComplex' }))
      this.worker.once('exit', () => resolve({ reason: 'tooComplex' }))
    })
  }
}

/** However long a busy machine makes a file wait for a processor, its sender waits no longer than this. */
export const maxWaitMs = 15_000
const pollIntervalMs = 50

/** Elapsed time and processor time, in milliseconds since an arbitrary moment. */
export interface Clock {
  readonly wallMs: () => number
  /** Processor time used by all threads of this process, because libraries work in separate threads. */
  readonly workMs: () => number
}

const processClock: Clock = {
  wallMs: () => performance.now(),
  workMs: () => {
    const { system, user } = process.cpuUsage()
    return (system + user) / 1000
  },
}

/**
 * Returns the reply, or that the file is too complex after `deadlineMs` of both elapsed and processor time. On a busy
 * machine the file may have had little processor time by then. It is therefore given more time, until this process has
 * used that much. Rejects with UNAVAILABLE when the process never gets that much time.
 */
export async function withinWorkOf(
  deadlineMs: number,
  response: Promise<SanitizerResponse>,
  { wallMs, workMs }: Clock = processClock,
): Promise<SanitizerResponse> {
  const [startedAt, workBefore] = [wallMs(), workMs()]
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<SanitizerResponse>((resolve, reject) => {
    timer = setInterval(() => {
      const waitedMs = wallMs() - startedAt
      if (waitedMs < deadlineMs) return
      if (workMs() - workBefore >= deadlineMs) resolve({ reason: 'tooComplex' })
      else if (waitedMs >= maxWaitMs) reject(new AppError('UNAVAILABLE'))
    }, pollIntervalMs)
  })
  try {
    return await Promise.race([response, tooLate])
  } finally {
    clearInterval(timer)
  }
}
