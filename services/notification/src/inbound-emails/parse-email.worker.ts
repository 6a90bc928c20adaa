import { parentPort } from 'node:worker_threads'

import { readEmail, type ReadEmail, type ReadingJob } from './read-email.js'

/** Result of one job; a failure has no reason, because libraries quote the email in theirs. */
export type ReadingResponse = { readonly email: ReadEmail } | { readonly isUnreadable: true }

// Reports that everything is loaded, then reads one email; the thread's creator ends it.
parentPort?.once('message', (job: ReadingJob) => {
  void handle(job).then((response) => parentPort?.postMessage(response))
})
parentPort?.postMessage('ready')

async function handle(job: ReadingJob): Promise<ReadingResponse> {
  try {
    return { email: await readEmail(job) }
  } catch {
    return { isUnreadable: true }
  }
}
