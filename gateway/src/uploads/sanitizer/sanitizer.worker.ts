import { parentPort } from 'node:worker_threads'

import { UploadRejection } from '../upload-rejection.js'
import { limitWasmMemory } from './limit-wasm-memory.js'
import type { SanitizerResponse, SanitizerJob } from './sanitizer-messages.js'
import { sanitizeFile } from './sanitize-file.js'

/** A sheet of office paper scanned at 600 dots per inch fits, with the file beside it. */
const maxWasmBytes = 384 * 1024 * 1024

// Reports that everything is loaded, then redraws one file; the thread's creator ends it.
limitWasmMemory(maxWasmBytes)
parentPort?.once('message', (job: SanitizerJob) => {
  void handle(job).then((response) => parentPort?.postMessage(response))
})
parentPort?.postMessage('ready')

async function handle({ bytes, maxPages, type }: SanitizerJob): Promise<SanitizerResponse> {
  try {
    return await sanitizeFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), type, maxPages)
  } catch (error) {
    // Libraries report exhausted memory and internal faults in many ways; the sender gets one reason for all of them.
    return { reason: error instanceof UploadRejection ? error.reason : 'tooComplex' }
  }
}
