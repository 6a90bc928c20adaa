import type { IncomingMessage } from 'node:http'

import {
  maxUploadBytes,
  type UploadType,
  beginningBytes,
  typeByBeginning,
} from '@seneb/contracts/vocabulary/upload-rules'

import { typeByName } from './file-name.js'
import { UploadRejection } from './upload-rejection.js'

const rateCheckMs = 500

export interface ReceivedFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Type by its first bytes, regardless of its name. */
  readonly type: UploadType
}

/**
 * Reads the bytes of an uploaded file and counts them. Rejects a file that is too large, too
 * slow or of an unknown type immediately, before it has arrived completely (S12).
 */
export async function receiveFile(request: IncomingMessage, name: string): Promise<ReceivedFile> {
  const chunks: Buffer[] = []
  const startedAt = performance.now()
  let size = 0
  let type: UploadType | undefined
  const pace = setInterval(() => {
    if (isTooSlow(size, performance.now() - startedAt)) request.destroy()
  }, rateCheckMs)
  try {
    for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      chunks.push(part)
      size += part.length
      if (size > maxUploadBytes) throw new UploadRejection('tooLarge')
      if (size >= beginningBytes) type ??= typeOf(Buffer.concat(chunks), name)
    }
  } catch (error) {
    throw error instanceof UploadRejection ? error : new UploadRejection('interrupted')
  } finally {
    clearInterval(pace)
  }
  if (size === 0) throw new UploadRejection('empty')
  const bytes = joined(chunks, size)
  return { bytes, type: type ?? typeOf(bytes, name) }
}

/** Returns the parts joined in a separate buffer, so that it can be transferred to another thread. */
function joined(chunks: readonly Buffer[], size: number): Uint8Array<ArrayBuffer> {
  const result = new Uint8Array(size)
  let at = 0
  for (const part of chunks) {
    result.set(part, at)
    at += part.length
  }
  return result
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
