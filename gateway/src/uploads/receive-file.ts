import type { IncomingMessage } from 'node:http'

import { type UploadType, beginningBytes, typeByBeginning } from '@seneb/contracts/vocabulary/upload-rules'

import { typeByName } from './file-name.js'
import { UploadRejection } from './upload-rejection.js'

const rateCheckMs = 500

export interface ReceivedFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Type by its first bytes, regardless of its name. */
  readonly type: UploadType
}

/**
 * Reads an uploaded file of at most `maxBytes`. Rejects a file that is too large, too slow or of an unknown type
 * immediately, before it has arrived completely (S12).
 */
export async function receiveFile(request: IncomingMessage, name: string, maxBytes: number): Promise<ReceivedFile> {
  // Filled part by part, because a copy of a whole file would block the event loop. Unwritten pages take no memory.
  const buffer = new Uint8Array(maxBytes)
  const startedAt = performance.now()
  let size = 0
  let type: UploadType | undefined
  const pace = setInterval(() => {
    if (isTooSlow(size, performance.now() - startedAt)) request.destroy()
  }, rateCheckMs)
  try {
    for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (size + part.length > maxBytes) throw new UploadRejection('tooLarge')
      buffer.set(part, size)
      size += part.length
      if (size >= beginningBytes) type ??= typeOf(buffer.subarray(0, size), name)
    }
  } catch (error) {
    throw error instanceof UploadRejection ? error : new UploadRejection('interrupted')
  } finally {
    clearInterval(pace)
  }
  if (size === 0) throw new UploadRejection('empty')
  const bytes = buffer.subarray(0, size)
  return { bytes, type: type ?? typeOf(bytes, name) }
}

/**
 * Returns the type of a file by its first bytes. Throws a refusal for a type that is not accepted; the message depends
 * on the file's name.
 */
function typeOf(bytes: Uint8Array, name: string): UploadType {
  const type = typeByBeginning(bytes)
  if (!type) throw new UploadRejection(typeByName(name) ? 'mismatch' : 'type')
  return type
}

/**
 * Minimum rate after the grace period: a slower connection is not a person's, or cannot deliver its file before the
 * timeout.
 */
const minBytesPerSecond = 10_000
const graceMs = 10_000

/** True when a sender has had its time of grace and has sent less than the least rate would have brought (S12). */
export function isTooSlow(receivedBytes: number, elapsedMs: number): boolean {
  return elapsedMs > graceMs && receivedBytes < (minBytesPerSecond * elapsedMs) / 1000
}
