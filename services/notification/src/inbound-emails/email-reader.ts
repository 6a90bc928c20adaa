import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

import { AppError } from '@seneb/platform/app-error'
import { withTimeout } from '@seneb/platform/with-timeout'

import type { ReadingResponse } from './parse-email.worker.js'
import type { ReadEmail, ReadingJob } from './read-email.js'

/** Program that the threads run: the built one, or its source through a loader in `execArgv`. */
export interface ThreadProgram {
  readonly url: URL
  readonly execArgv: readonly string[]
}

/** Program of this process: from its sources, where it runs from sources itself (`npm run dev`). */
const ownProgram: ThreadProgram = import.meta.url.endsWith('.ts')
  ? {
      url: new URL('./parse-email.worker.ts', import.meta.url),
      execArgv: process.execArgv.filter((option) => /^--(?:conditions|import)=/.test(option)),
    }
  : { url: new URL('./parse-email.worker.js', import.meta.url), execArgv: [] }

/** Loading the libraries takes a moment; a loaded machine gets much longer. */
const startTimeoutMs = 15_000
/** Maximum time for one email. */
const readingMs = 10_000
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }

/** The email cannot be read within the limits of time and memory. */
export class UnreadableEmail extends Error {
  override readonly name = 'UnreadableEmail'
}

/** Reads emails in worker threads, one at a time and each in a new thread, so that none can block or exhaust us. */
export class EmailReader {
  private last: Promise<unknown> = Promise.resolve()

  constructor(private readonly program: ThreadProgram = ownProgram) {}

  /** Rejects with UnreadableEmail, or with UNAVAILABLE when no thread can be started. */
  read(job: ReadingJob): Promise<ReadEmail> {
    const run = this.last.then(() => this.readOne(job))
    this.last = run.catch(() => undefined)
    return run
  }

  private async readOne(job: ReadingJob): Promise<ReadEmail> {
    const { execArgv, url } = this.program
    // Discards the output of libraries, which may quote the email.
    const worker = new Worker(url, { execArgv: [...execArgv], resourceLimits, stdout: true, stderr: true, env: {} })
    worker.stdout.resume()
    worker.stderr.resume()
    worker.unref()
    try {
      await untilReady(worker)
      const response = responseOf(worker)
      worker.postMessage(job)
      const found = await withTimeout(response, { ms: readingMs, onTimeout: () => undefined })
      if (!found || 'isUnreadable' in found) throw new UnreadableEmail('an email cannot be read')
      return found.email
    } finally {
      await worker.terminate()
    }
  }
}

async function untilReady(worker: Worker): Promise<void> {
  const ended = once(worker, 'exit').then(() => false)
  const isReady = Promise.race([once(worker, 'message').then(() => true), ended]).catch(() => false)
  if (!(await withTimeout(isReady, { ms: startTimeoutMs, onTimeout: () => false }))) throw new AppError('UNAVAILABLE')
}

/** A thread that ends instead of responding ran out of memory: the email is to blame. */
function responseOf(worker: Worker): Promise<ReadingResponse | undefined> {
  return new Promise((resolve) => {
    worker.once('message', resolve)
    worker.once('error', () => resolve(undefined))
    worker.once('exit', () => resolve(undefined))
  })
}
