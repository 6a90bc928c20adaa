import { maxPdfPages, type UploadType } from '@seneb/contracts/vocabulary/upload-rules'
import { AppError } from '@seneb/platform/app-error'

import { UploadRejection } from '../upload-rejection.js'
import type { SanitizedFile } from './sanitize-file.js'
import type { SanitizerJob } from './sanitizer-messages.js'
import { SanitizerThread, type ThreadProgram } from './sanitizer-thread.js'

/**
 * Processor time for PDFs and pictures that sharp decodes; the second is for HEIC, whose decoder takes four times as
 * long.
 */
const deadlineMs = 2000
const heicDeadlineMs = 6000
/** Idle time after which a thread frees its memory. */
const idleMs = 60_000

/** Longer documents get longer, in proportion. */
function deadlineOf({ maxPages, type }: SanitizerJob): number {
  if (type === 'image/heic') return heicDeadlineMs
  return type === 'application/pdf' ? deadlineMs * Math.max(1, maxPages / maxPdfPages) : deadlineMs
}

export const builtProgram: ThreadProgram = { url: new URL('./sanitizer.worker.js', import.meta.url), execArgv: [] }

/**
 * Redraws files in worker threads, one file at a time and each in a new thread. The event loop stays responsive, and
 * memory is bounded and released. No data of one person's file remains when the next file is read.
 */
export class FileSanitizer {
  private spare?: SanitizerThread
  private current?: SanitizerThread
  private idle?: NodeJS.Timeout
  private last: Promise<unknown> = Promise.resolve()
  private isClosed = false

  constructor(private readonly program: ThreadProgram = builtProgram) {}

  /** Loads the libraries before an expected file arrives. */
  warm(): void {
    if (this.isClosed) return
    clearTimeout(this.idle)
    this.idle = setTimeout(() => void this.endSpare(), idleMs).unref()
    this.spare ??= new SanitizerThread(this.program)
  }

  /**
   * Returns the redrawn file. Takes ownership of the bytes, which cannot be used afterwards. Rejects with an
   * UploadRejection, or with UNAVAILABLE when no thread can be started.
   */
  sanitize(bytes: Uint8Array<ArrayBuffer>, type: UploadType, maxPages: number = maxPdfPages): Promise<SanitizedFile> {
    const run = this.last.then(() => this.runOnce({ bytes, maxPages, type }))
    this.last = run.catch(() => undefined)
    return run
  }

  /** Ends the job in progress; its sender is asked to try again. */
  async close(): Promise<void> {
    this.isClosed = true
    await Promise.all([this.endSpare(), this.current?.end()])
    await this.last
  }

  private async runOnce(job: SanitizerJob): Promise<SanitizedFile> {
    if (this.isClosed) throw new AppError('UNAVAILABLE')
    this.warm()
    const thread = this.spare as SanitizerThread
    this.spare = undefined
    this.current = thread
    try {
      const response = await thread.run(job, deadlineOf(job))
      if ('reason' in response) throw new UploadRejection(response.reason)
      return response
    } finally {
      this.current = undefined
      // Awaited, so that its memory is free before the next file takes as much.
      await thread.end()
    }
  }

  private async endSpare(): Promise<void> {
    clearTimeout(this.idle)
    const thread = this.spare
    this.spare = undefined
    await thread?.end()
  }
}
